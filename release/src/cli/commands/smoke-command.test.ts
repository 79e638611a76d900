import fs from 'node:fs/promises';
import path from 'node:path';
import { readChannelHead } from '../../channel/channel-head';
import { stubNpm } from '../../evidence/testing/stub-npm';
import { FULL_SCOPE, createSite, TRUSTED } from '../../testing/test-registry';
import { runCommand } from '../testing/run-command';

const URL = ['--url', 'https://staging.example'];

/** A site, the id of its release, and a way to hand a report in. */
async function site() {
  const registry = await createSite();
  const release = (await readChannelHead(registry, 'production', TRUSTED))?.entry.release ?? '';
  const report = async (content: object): Promise<string> => {
    const file = path.join(registry, 'report.json');
    const usual = { release, checks: 3, failures: [], scope: FULL_SCOPE };
    await fs.writeFile(file, JSON.stringify({ ...usual, ...content }));
    return file;
  };
  return { registry, release, report };
}

describe('smoke', () => {
  afterEach(() => {
    process.exitCode = undefined;
  });

  it('keeps a run that failed too, names what failed, and ends with 1', async () => {
    const { registry, release, report } = await site();
    const file = await report({ failures: ['home is empty'] });
    expect(await runCommand(registry, 'smoke', '--report', file, ...URL)).toBe(
      `release ${release.slice(0, 12)} failed: 3 checks, 1 failures\n  home is empty\n`,
    );
    expect(process.exitCode).toBe(1);
  });

  it('says of a run that left something out that it speaks for no whole release', async () => {
    const { registry, report } = await site();
    const file = await report({ scope: { ...FULL_SCOPE, languages: ['zh', 'en'] } });
    const said = await runCommand(registry, 'smoke', '--report', file, ...URL);
    expect(said).toMatch(/looked at a part only.*\(R048\)\. Missing:\n {2}language ja\n$/);
    expect(process.exitCode).toBeUndefined();
  });

  it('runs the checks at an address, with the wishes of the caller', async () => {
    const { registry, release } = await site();
    await stubNpm(
      `echo "<testsuites name='x'><property name=\\"release\\" value=\\"${release}\\"/><property name=\\"version\\" value=\\"$*\\"/><testcase name=\\"home\\"/></testsuites>" > "$7"`,
    );
    const wishes = ['--code', 'outbox', '--phone', '13800000000', '--release', release];
    const said = await runCommand(registry, 'smoke', ...URL, ...wishes, '--json');
    expect(JSON.parse(said)).toMatchObject({
      release,
      url: 'https://staging.example',
      checks: 1,
      version: expect.stringMatching(
        new RegExp(`--release ${release} --code outbox --phone 13800000000$`),
      ),
    });
  });

  it.each([
    ['a report that is not there', { file: '/nowhere.xml' }, 'R043 /nowhere.xml: there is no such'],
    ['one about another release', { only: 'ffff' }, /R043 .*it is about release \w{12}, not ffff/],
    [
      'one about a release of elsewhere',
      { release: 'f'.repeat(64) },
      'the registry has no release',
    ],
    ['one that is no object', { content: '7' }, /R043 .*it is no smoke report/],
  ])('refuses %s', async (_, { file, only, release, content }: Wrong, message) => {
    const { registry, report } = await site();
    const written = await report(release === undefined ? {} : { release });
    if (content !== undefined) await fs.writeFile(written, content);
    const meant = only === undefined ? [] : ['--release', only];
    const asked = runCommand(registry, 'smoke', '--report', file ?? written, ...URL, ...meant);
    await expect(asked).rejects.toThrow(message);
  });
});

interface Wrong {
  file?: string;
  only?: string;
  release?: string;
  content?: string;
}
