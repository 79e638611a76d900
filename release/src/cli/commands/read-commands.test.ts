import fs from 'node:fs/promises';
import path from 'node:path';
import { createSite } from '../../testing/test-registry';
import { BY_MING, runCommand, siteWithNewHome } from '../testing/run-command';

afterEach(() => {
  process.exitCode = undefined;
});

describe('diff', () => {
  it('compares two versions of one artifact', async () => {
    const registry = await siteWithNewHome();
    expect(await runCommand(registry, 'diff', 'mfe-home@1.0.0', 'mfe-home@2.0.0')).toMatch(
      /^mfe-home: 1\.0\.0 → 2\.0\.0\n/,
    );
    const reported = await runCommand(
      registry,
      'diff',
      'mfe-home@1.0.0',
      'mfe-home@2.0.0',
      '--json',
    );
    expect(JSON.parse(reported)).toMatchObject({ version: { from: '1.0.0', to: '2.0.0' } });
  });

  it.each([
    ['versions of two artifacts', 'shell@1.0.0', 'mfe-home@1.0.0'],
    ['a version and a channel', 'mfe-home@1.0.0', 'production'],
  ])('refuses %s', async (_, from, to) => {
    await expect(runCommand(await createSite(), 'diff', from, to)).rejects.toThrow(
      `R042 ${from} and ${to}: only two releases`,
    );
  });
});

describe('verify', () => {
  it('reports no faults, with counts', async () => {
    const output = await runCommand(await createSite(), 'verify');
    expect(output).toMatch(
      /^6 versions with \d+ files .*1 releases, 1 entries of 1 channels, 0 ev/,
    );
    expect(output).toMatch(/no faults\n$/);
    expect(process.exitCode).toBeUndefined();
  });

  it('lists faults and exits with 1', async () => {
    const registry = await createSite();
    const home = path.join(registry, 'artifacts/mfe-home/1.0.0');
    await fs.rm(path.join(home, 'client/main.js'));
    await fs.writeFile(path.join(home, 'server/index.cjs'), 'evil');
    const lines = (await runCommand(registry, 'verify')).trim().split('\n');
    expect(lines.slice(0, 2).sort()).toEqual([
      'ALTERED artifacts/mfe-home/1.0.0/server/index.cjs: differs from the published content',
      'MISSING artifacts/mfe-home/1.0.0/client/main.js: is missing',
    ]);
    expect(lines.at(-1)).toBe('2 faults');
    expect(process.exitCode).toBe(1);
  });

  it('notes an unfinished publish', async () => {
    const registry = await createSite();
    await fs.mkdir(path.join(registry, 'artifacts/mfe-home/2.0.0'), { recursive: true });
    await fs.writeFile(path.join(registry, 'artifacts/mfe-home/2.0.0/claim.json'), '{}');
    expect(await runCommand(registry, 'verify')).toMatch(
      /^note: artifacts\/mfe-home\/2\.0\.0: publishing is not finished/,
    );
    expect(process.exitCode).toBeUndefined();
  });
});

describe('doctor', () => {
  it('marks passed checks and exits with 0', async () => {
    const lines = (await runCommand(await createSite(), 'doctor')).trim().split('\n');
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter((line) => !line.startsWith('✓ '))).toEqual([]);
    expect(process.exitCode).toBeUndefined();
  });

  it('shows a problem with the next step and exits with 1', async () => {
    const output = await runCommand(await createSite(), 'doctor', '--url', 'http://127.0.0.1:1');
    expect(output).toMatch(/✗ shell http:\/\/127\.0\.0\.1:1: .*\n {4}Check that it is running/);
    expect(process.exitCode).toBe(1);
  });
});

describe('release target', () => {
  const addressIn = (output: string) => output.split('\n')[0];

  it('is selected by versions, id or channel', async () => {
    const registry = await siteWithNewHome();
    await runCommand(registry, 'promote', '--from', 'production', '--to', 'staging', ...BY_MING);
    const site = ['--site', 'https://www.example/', '--days', '3'];
    const byVersions = await runCommand(registry, 'link', 'mfe-home', '2.0.0', ...BY_MING, ...site);
    expect(addressIn(byVersions)).toMatch(/^https:\/\/www\.example\/\?release-link=k\.\w{16}\./);
    const [, release = ''] = /opens release (\w{12})/.exec(byVersions) ?? [];
    expect(await runCommand(registry, 'link', '--release', release, ...BY_MING)).toContain(
      `opens release ${release} until`,
    );
    expect(addressIn(await runCommand(registry, 'link', '--from', 'staging', ...BY_MING))).toMatch(
      /^\/\?/,
    );
  });

  it.each([
    ['nothing', [], 'Pass exactly one of versions, --release and --from.'],
    ['two at once', ['mfe-home', '2.0.0', '--from', 'staging'], 'Pass exactly one'],
    ['a channel without a release', ['--from', 'staging'], 'Channel staging has no release.'],
    ['an unknown release', ['--release', 'ffff'], 'R012 ffff: no release matches'],
    ['an empty channel', ['mfe-home', '1.0.0', '--channel', 'staging'], 'R012 staging'],
  ])('is refused for %s', async (_, words, message) => {
    await expect(runCommand(await createSite(), 'link', ...words, ...BY_MING)).rejects.toThrow(
      message,
    );
  });
});

describe('an empty channel', () => {
  it.each([['lock'], ['renew'], ['canary share 5'], ['rollback']])('refuses %s', async (words) => {
    const result = runCommand(
      await createSite(),
      ...words.split(' '),
      ...BY_MING,
      '--channel',
      'staging',
    );
    await expect(result).rejects.toThrow('R012 staging');
  });
});

describe('restore', () => {
  it('writes the entry back that a log lost', async () => {
    const registry = await siteWithNewHome();
    await runCommand(registry, 'pin', 'mfe-home', '2.0.0', ...BY_MING);
    const head = path.join(registry, 'channels/production/log/00000002.json');
    await fs.rm(head);
    expect(await runCommand(registry, 'verify')).toMatch(/MISSING production: R050 /);
    expect(await runCommand(registry, 'restore')).toMatch(/^ +2 .* pin .* ming: new posters\n/);
    expect(await runCommand(registry, 'restore')).toBe('Nothing is missing.\n');
    expect(await runCommand(registry, 'verify')).toMatch(/no faults/);
  });
});
