import { CommanderError, InvalidArgumentError } from 'commander';
import { readHistory } from '../channel/channel-head';
import { createSite, TRUSTED } from '../testing/test-registry';
import { refusalError } from '../refusal';
import { BY_MING, FORCED, runCommand, siteWithNewHome } from './testing/run-command';
import { writeFailure } from './output';

const REFUSED = refusalError(
  { code: 'R008', subject: 'mfe-home 9.9.9', problem: 'it is not there', remedy: 'Publish it.' },
  { code: 'R002', subject: 'shell', problem: 'it wants more', remedy: 'Pin another.' },
);

/** Output and exit code of a failed command. */
function report(error: unknown, { json = false } = {}) {
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  writeFailure(json, error);
  const code = process.exitCode;
  process.exitCode = undefined;
  const textOf = (write: typeof out): string => {
    const text = write.mock.calls.map(([part]) => String(part)).join('');
    write.mockRestore();
    return text;
  };
  return { out: textOf(out), err: textOf(err), code };
}

describe('writeFailure', () => {
  it('writes one line per refusal and exits with 1', () => {
    const { out, err, code } = report(REFUSED);
    expect([out, code]).toEqual(['', 1]);
    expect(err).toMatch(
      /^R008 mfe-home 9\.9\.9: it is not there\. \(Rule: .*\) Publish it\.\nR002 shell: /,
    );
  });

  it('writes the refusals as JSON', () => {
    const { out, err, code } = report(REFUSED, { json: true });
    expect([err, code]).toEqual(['', 1]);
    expect(JSON.parse(out)).toEqual({ error: REFUSED.message, refusals: REFUSED.refusals });
  });

  it('writes the stack of a bug', () => {
    const { err, code } = report(new RangeError('index out of range'));
    expect(err).toMatch(/^Unexpected: RangeError: index out of range\n +at .*output\.test/);
    expect(code).toBe(1);
    expect(JSON.parse(report(new RangeError('x'), { json: true }).out)).toEqual({
      error: 'x',
      refusals: [],
    });
  });

  it('writes a thrown value that is not an error, or has no stack', () => {
    expect(report('no space left').err).toBe('Unexpected: no space left\n');
    const bare = new Error('bare');
    delete bare.stack;
    expect(report(bare).err).toBe('Unexpected: bare\n');
  });
});

describe('wrong usage', () => {
  it('exits with 2 and reports errors of this code', () => {
    expect(report(new InvalidArgumentError('Which version?'))).toEqual({
      out: '',
      err: 'error: Which version?\n',
      code: 2,
    });
  });

  it('does not repeat errors that commander reported', () => {
    const found = new CommanderError(1, 'commander.unknownOption', 'unknown option --x');
    expect(report(found)).toEqual({ out: '', err: '', code: 2 });
  });

  it('is one JSON document', () => {
    const { out, err, code } = report(new InvalidArgumentError('Which version?'), { json: true });
    expect(JSON.parse(out)).toEqual({ error: 'Which version?', refusals: [] });
    expect([err, code]).toEqual(['', 2]);
  });

  it('does not include --help', () => {
    const help = new CommanderError(0, 'commander.helpDisplayed', '(outputHelp)');
    expect(report(help, { json: true })).toEqual({ out: '', err: '', code: 0 });
  });
});

describe('the history of a channel', () => {
  it('includes origin, canary share and force reason', async () => {
    const registry = await siteWithNewHome();
    const staging = ['--channel', 'staging'];
    await runCommand(registry, 'promote', '--from', 'production', ...staging, ...BY_MING);
    const home = ['mfe-home', '2.0.0'];
    await runCommand(registry, 'canary', 'start', ...home, '--share', '5', ...FORCED);
    const [, started] = await readHistory(registry, 'production', TRUSTED);
    const canary = started?.canary?.release.slice(0, 12) ?? '';
    expect(await runCommand(registry, 'history', ...staging)).toMatch(
      / 1 .* promote .* ming: new posters \(from production#1\)\n$/,
    );
    expect(await runCommand(registry, 'history')).toContain(
      `ming: new posters (canary ${canary} for 5 %; forced: a test)\n`,
    );
  });

  it('reports that no entry was added', async () => {
    const registry = await createSite();
    const again = await runCommand(registry, 'pin', 'mfe-home', '1.0.0', ...BY_MING);
    expect(again).toMatch(/ 1 .* pin .*\nAlready active; no entry was added\.\n$/);
    expect(await readHistory(registry, 'production', TRUSTED)).toHaveLength(1);
  });

  it('is empty for an unused channel', async () => {
    const registry = await createSite();
    expect(await runCommand(registry, 'history', '--channel', 'staging')).toBe('no entries\n');
  });
});
