import fs from 'node:fs/promises';
import path from 'node:path';
import { readChannelHead } from '../../channel/channel-head';
import { stubNpm } from '../../evidence/testing/stub-npm';
import { FULL_SCOPE, createSite, TRUSTED } from '../../testing/test-registry';
import { runCommand } from '../testing/run-command';

const URL = ['--url', 'https://staging.example'];

/** A site, the id of its release, and a function that writes a report. */
async function site() {
  const registry = await createSite();
  const release = (await readChannelHead(registry, 'production', TRUSTED))?.entry.release ?? '';
  const report = async (content: object): Promise<string> => {
    const file = path.join(registry, 'report.json');
    const defaults = { release, checks: 3, failures: [], scope: FULL_SCOPE };
    await fs.writeFile(file, JSON.stringify({ ...defaults, ...content }));
    return file;
  };
  return { registry, release, report };
}

describe('smoke', () => {
  afterEach(() => {
    process.exitCode = undefined;
  });

  it('records a failed run, lists its failures and exits with 1', async () => {
    const { registry, release, report } = await site();
    const file = await report({ failures: ['home is empty'] });
    expect(await runCommand(registry, 'smoke', '--report', file, ...URL)).toBe(
      `release ${release.slice(0, 12)} failed: 3 checks, 1 failures\n  home is empty\n`,
    );
    expect(process.exitCode).toBe(1);
  });

  it('reports an incomplete run as no evidence for a whole release', async () => {
    const { registry, report } = await site();
    const file = await report({ scope: { ...FULL_SCOPE, languages: ['zh', 'en'] } });
    const output = await runCommand(registry, 'smoke', '--report', file, ...URL);
    expect(output).toMatch(/run was incomplete.*\(R048\)\. Missing:\n {2}language ja\n$/);
    expect(process.exitCode).toBeUndefined();
  });

  it('runs the checks against an address, with the given options', async () => {
    const { registry, release } = await site();
    await stubNpm(
      `printf '{"release":"${release}","version":"%s","checks":1,"failures":[]}' "$*" > "$7"`,
    );
    const options = ['--code', 'outbox', '--phone', '13800000000', '--release', release];
    const output = await runCommand(registry, 'smoke', ...URL, ...options, '--json');
    expect(JSON.parse(output)).toMatchObject({
      release,
      url: 'https://staging.example',
      checks: 1,
      version: expect.stringMatching(
        new RegExp(`--release ${release} --code outbox --phone 13800000000$`),
      ),
    });
  });

  it.each([
    ['a missing report', { file: '/nowhere.json' }, 'R043 /nowhere.json: the file does not exist'],
    ['one of another release', { only: 'ffff' }, /R043 .*it covers release \w{12}, not ffff/],
    ['one of an unknown release', { release: 'f'.repeat(64) }, 'the registry has no release'],
    ['one that is not an object', { content: '7' }, /R043 .*not a smoke report/],
    ['JUnit XML', { content: '<testsuites/>' }, /R043 .*JUnit XML is not accepted.*--json/],
  ])('refuses %s', async (_, { file, only, release, content }: Wrong, message) => {
    const { registry, report } = await site();
    const written = await report(release === undefined ? {} : { release });
    if (content !== undefined) await fs.writeFile(written, content);
    const meant = only === undefined ? [] : ['--release', only];
    const result = runCommand(registry, 'smoke', '--report', file ?? written, ...URL, ...meant);
    await expect(result).rejects.toThrow(message);
  });
});

interface Wrong {
  file?: string;
  only?: string;
  release?: string;
  content?: string;
}
