import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { signEvidence } from '../evidence/testing/test-evidence';
import { readChannelHead } from '../channel/channel-head';
import {
  keysFolder,
  createBuild,
  createRegistry,
  createSite,
  TRUSTED,
} from '../testing/test-registry';
import { DeprecationStore } from '../registry/deprecation/deprecation-store';
import { BY_MING, FORCED, runCommand, siteWithNewHome } from './testing/run-command';
import { createProgram } from './program';

describe('release', () => {
  it('publishes, pins, shows and rolls back a section', async () => {
    const registry = await createSite();
    const folder = await createBuild(registry, 'mfe-home', '2.0.0');
    expect(await runCommand(registry, 'publish', 'mfe-home', '--folder', folder)).toBe(
      'mfe-home 2.0.0 published\n',
    );
    expect(await runCommand(registry, 'pin', 'mfe-home', '2.0.0', ...FORCED)).toMatch(
      /2 .* ming: new posters/,
    );
    expect(await runCommand(registry, 'show')).toMatch(/mfe-home +2\.0\.0 +falls back to 1\.0\.0/);
    await runCommand(registry, 'rollback', ...BY_MING);
    expect(await runCommand(registry, 'show')).toMatch(/mfe-home +1\.0\.0 +no fallback/);
    expect((await runCommand(registry, 'history')).trim().split('\n')).toHaveLength(3);
  });

  it('pins several artifacts as one release', async () => {
    const registry = await createSite();
    for (const name of ['shell', 'mfe-legal'] as const) {
      const folder = await createBuild(registry, name, '2.0.0');
      await runCommand(registry, 'publish', name, '--folder', folder);
    }
    const pins = ['shell', '2.0.0', 'mfe-legal', '2.0.0'];
    await runCommand(registry, 'pin', ...pins, ...FORCED);
    const shown: unknown = JSON.parse(await runCommand(registry, 'show', '--json'));
    expect(shown).toMatchObject({
      entry: { sequence: 2 },
      release: { shell: { version: '2.0.0' }, sections: { 'mfe-legal': { version: '2.0.0' } } },
    });
  });

  it('records author and reason of key changes, and requires a reason', async () => {
    const registry = await createSite();
    const made = await runCommand(registry, 'keys', 'create', '--json', ...BY_MING);
    const { id } = JSON.parse(made) as { id: string };
    await runCommand(registry, 'keys', 'revoke', id, '--author', 'hana', '--reason', 'lost');
    const acts: unknown = JSON.parse(await runCommand(registry, 'keys', 'history', '--json'));
    expect(acts).toMatchObject([
      { act: 'create', keys: [id], author: 'ming', reason: 'new posters' },
      { act: 'revoke', keys: [id], author: 'hana', reason: 'lost' },
    ]);
    expect(await runCommand(registry, 'keys', 'history')).toMatch(/revoke {2}\w+ {2}hana: lost\n$/);
    await expect(runCommand(registry, 'keys', 'create', '--author', 'ming')).rejects.toThrow(
      /--reason/,
    );
  });

  it('takes a section from staging to production with evidence', async () => {
    const registry = await siteWithNewHome();
    const staging = ['--channel', 'staging'];
    await runCommand(registry, 'promote', '--from', 'production', '--to', 'staging', ...BY_MING);
    expect(await runCommand(registry, 'plan', 'mfe-home', '2.0.0', ...staging)).toMatch(
      /mfe-home: 1\.0\.0 → 2\.0\.0[\s\S]*Would be done\.\n$/,
    );
    await runCommand(registry, 'pin', 'mfe-home', '2.0.0', ...staging, ...BY_MING);
    expect(await runCommand(registry, 'plan', '--from', 'staging')).toMatch(/R018 .*mfe-home/);
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;

    const head = await readChannelHead(registry, 'staging', TRUSTED);
    const report = path.join(registry, 'report.json');
    const found = signEvidence({ release: head?.entry.release ?? '', checks: 3 });
    await fs.writeFile(report, JSON.stringify(found));
    expect(await runCommand(registry, 'smoke', '--report', report)).toMatch(/passed: 3 checks/);

    const promotion = ['--from', 'staging', '--to', 'production', '--only', 'mfe-home'];
    expect(await runCommand(registry, 'promote', ...promotion, ...BY_MING)).toMatch(
      /ming: new posters/,
    );
    expect(await runCommand(registry, 'versions', 'mfe-home')).toMatch(
      /2\.0\.0 .*live on production, live on staging[\s\S]*1\.0\.0 .*fallback on production/,
    );
    expect(await runCommand(registry, 'diff', 'production#1', 'production')).toMatch(
      /mfe-home: 1\.0\.0 → 2\.0\.0/,
    );
  });

  it('refuses to publish without a build, with a remedy', async () => {
    const registry = await createSite();
    const before = process.cwd();
    process.chdir(registry);
    const refused = expect(runCommand(registry, 'publish', 'mfe-home')).rejects.toThrow(
      /^R044 mfe-home: .* contains no build.*npm run build -- --only mfe-home/,
    );
    await refused.finally(() => process.chdir(before));
  });

  it('deprecates a version', async () => {
    const registry = await siteWithNewHome();
    await runCommand(registry, 'deprecate', 'mfe-home', '2.0.0', ...BY_MING);
    expect(await runCommand(registry, 'versions', 'mfe-home')).toMatch(/2\.0\.0 .*new posters/);
    await expect(runCommand(registry, 'pin', 'mfe-home', '2.0.0', ...BY_MING)).rejects.toThrow(
      /R040/,
    );
    const back = ['--author', 'hana', '--reason', 'mended by the service'];
    await runCommand(registry, 'deprecate', 'mfe-home', '2.0.0', '--undo', ...back);
    expect(await new DeprecationStore(registry).readLast('mfe-home', '2.0.0')).toMatchObject({
      author: 'ming',
      undone: { author: 'hana', reason: 'mended by the service' },
    });
    await runCommand(registry, 'pin', 'mfe-home', '2.0.0', ...FORCED);
  });

  it('lists unneeded versions before it removes them', async () => {
    const registry = await siteWithNewHome();
    expect(await runCommand(registry, 'gc', '--days', '0')).toMatch(
      /mfe-home +2\.0\.0[\s\S]*--apply/,
    );
    expect(await runCommand(registry, 'versions', 'mfe-home')).toMatch(/2\.0\.0/);
    await runCommand(registry, 'gc', '--days', '0', '--grace', '0', '--apply');
    expect(await runCommand(registry, 'versions', 'mfe-home')).not.toMatch(/2\.0\.0/);
  });

  it.each([
    [['pin', 'mfe-home', ...BY_MING], 'The version of mfe-home is missing.'],
    [['pin', 'mfe-home', '1.0.0', 'mfe-home', '2.0.0', ...BY_MING], 'mfe-home occurs twice'],
    [['pin', 'mfe-hom', '1.0.0', ...BY_MING], 'Known artifacts: shell'],
    [['diff', 'production', 'mfe-home@1.0.0'], 'R042 production and mfe-home@1.0.0'],
    [['diff', 'nowhere', 'production'], 'R042 nowhere'],
    [['pin', 'mfe-home', '1.0.0', '--reason', ' '], 'must not be empty'],
    [['pin', 'mfe-home', '1.0.0', ...BY_MING, '--force', ''], 'must not be empty'],
    [['smoke'], 'Pass --url'],
    [['show', '--channel', 'empty'], 'R012 empty'],
    [['show', '--channel', 'Staging'], 'R042 channel "Staging"'],
    [['history', '--channel', '../x'], 'R042 channel "../x"'],
    [['promote', '--from', '', ...BY_MING], 'R042 channel ""'],
    [['plan'], 'Pass versions for a pin, or --from'],
    [['plan', 'mfe-home', '1.0.0', '--from', 'staging'], 'Pass versions for a pin, or --from'],
    [
      ['link', 'mfe-home', '1.0.0', '--site', 'nonsense', ...BY_MING],
      'an address that begins with',
    ],
    [['link', 'mfe-home', '1.0.0', '--days', '31', ...BY_MING], 'R034 31 days'],
    [['serve'], 'RELEASE_TOKEN must have at least 16 characters'],
    [['publish', 'shell', '--folder', '/nowhere'], 'R011'],
  ])('refuses %j with the reason', async (args, message) => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await expect(runCommand(await createSite(), ...args)).rejects.toThrow(message);
  });
});

describe('a signing key of the environment', () => {
  afterEach(() => {
    delete process.env['SIGNING_KEY'];
  });

  it.each([
    ['is not there', '/nowhere.pem', 'R020 signing: the file /nowhere.pem does not exist'],
    ['is no key', __filename, 'is not a readable private key'],
  ])('is refused with R020 when it %s', async (_, file, message) => {
    process.env['SIGNING_KEY'] = file;
    await expect(runCommand(await createSite(), 'renew', ...BY_MING)).rejects.toThrow(message);
  });
});

describe('verify', () => {
  it('refuses an empty registry', async () => {
    const registry = await createRegistry();
    await expect(runCommand(registry, 'verify')).rejects.toThrow(/R046 .*contains no version/);
  });
});

describe('help', () => {
  const leaves = (command: Command): Command[] =>
    command.commands.length > 0 ? command.commands.flatMap(leaves) : [command];
  const commands = leaves(createProgram());

  it('exists for every command', () => {
    const names = createProgram().commands.map((command) => command.name());
    const expected =
      'publish versions pin plan diff promote rollback canary lock protect verify smoke link history deprecate gc keys doctor show renew';
    expect(names).toEqual(expect.arrayContaining(expected.split(' ')));
  });

  it.each(commands.map((command) => [command.name(), command] as const))(
    'of %s gives an example that begins with the command',
    (name, command) => {
      let help = '';
      command.configureOutput({ writeOut: (text) => (help += text) });
      command.outputHelp();
      expect(help).toMatch(new RegExp(`Example:\\n  pnpm release (\\w+ )?${name}\\b`));
    },
  );
});

describe('the program', () => {
  const start = (registry: string, ...args: string[]) => {
    const program = path.join(__dirname, '..', 'cli.ts');
    const nodeArgs = ['--import', 'tsx', program, ...args, '--registry', registry];
    const child = spawn(process.execPath, [...nodeArgs, '--keys', keysFolder(registry)]);
    let out = '';
    let err = '';
    child.stdout.on('data', (text: Buffer) => (out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (err += text.toString()));
    return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
      child.on('close', (code) => resolve({ code, out, err })),
    );
  };

  it('exits with 0 when done, 1 when refused, 2 for wrong usage', async () => {
    const registry = await createSite();
    const [done, refused, wrong, help, unnamed] = await Promise.all([
      start(registry, 'history', '--json'),
      start(registry, 'pin', 'mfe-home', '9.9.9', '--reason', 'x', '--json'),
      start(registry, 'pin', 'mfe-home', '9.9.9'),
      start(registry, 'pin', '--help'),
      start(registry, 'canary', 'start', '--share', '5', '--reason', 'x'),
    ]);
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(done.out)).toHaveLength(1);
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.out)).toMatchObject({ refusals: [{ code: 'R008' }] });
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toMatch(/required option '--reason/);
    expect(help.code).toBe(0);
    expect(unnamed).toMatchObject({ code: 2, out: '' });
    expect(unnamed.err).toMatch(/^error: Pass exactly one of versions, --release and --from/);
  });
});
