import fs from 'node:fs/promises';
import path from 'node:path';
import { createKey } from '../../keys/key-folder';
import { createBuild, createRegistry, createSite, keysFolder } from '../../testing/test-registry';
import { runCommand } from '../testing/run-command';

describe('publish', () => {
  it('publishes the newest build of the working folder by default', async () => {
    const registry = await createSite();
    const work = path.join(registry, 'work');
    for (const [version, at] of [
      ['2.0.0', 2_000],
      ['1.9.0', 1_000],
    ] as const) {
      const built = await createBuild(registry, 'mfe-home', version);
      const folder = path.join(work, 'dist/artifacts/mfe-home', version);
      await fs.cp(built, folder, { recursive: true });
      await fs.utimes(folder, at, at);
    }
    const before = process.cwd();
    process.chdir(work);
    const output = await runCommand(registry, 'publish', 'mfe-home').finally(() =>
      process.chdir(before),
    );
    expect(output).toBe('mfe-home 2.0.0 published\n');
  });

  it('needs a key that may publish where keys have owners', async () => {
    const registry = await createSite();
    const folder = await createBuild(registry, 'mfe-home', '2.0.0');
    const publish = () => runCommand(registry, 'publish', 'mfe-home', '--folder', folder);
    const keys = keysFolder(registry);
    await fs.rm(path.join(keys, 'private'), { recursive: true });
    await createKey(keys, 'tester', 'tess');
    await expect(publish()).rejects.toThrow(/R020 .*no valid private key/);
    await createKey(keys, 'publisher', 'ci');
    expect(await publish()).toBe('mfe-home 2.0.0 published\n');
    await expect(runCommand(registry, 'rollback', '--reason', 'x')).rejects.toThrow(/R012|R061/);
  });

  it('reports a build that is already published', async () => {
    const registry = await createSite();
    const folder = await createBuild(registry, 'mfe-home', '1.0.0');
    expect(await runCommand(registry, 'publish', 'mfe-home', '--folder', folder)).toBe(
      'mfe-home 1.0.0 already published\n',
    );
  });

  it('refuses different content under a published version', async () => {
    const registry = await createSite();
    const folder = await createBuild(registry, 'mfe-home', '1.0.0', { endpoints: ['GET /x'] });
    await expect(runCommand(registry, 'publish', 'mfe-home', '--folder', folder)).rejects.toThrow(
      'R009 mfe-home 1.0.0: this version is already published with different content',
    );
  });

  it('refuses a build of another artifact', async () => {
    const registry = await createSite();
    const folder = await createBuild(registry, 'mfe-legal', '2.0.0');
    await expect(runCommand(registry, 'publish', 'mfe-home', '--folder', folder)).rejects.toThrow(
      /R052 mfe-home: .* contains a build of mfe-legal 2\.0\.0/,
    );
    expect(await runCommand(registry, 'versions', 'mfe-legal')).not.toContain('2.0.0');
  });

  it('refuses a build with an invalid record', async () => {
    const registry = await createSite();
    const facts = { contracts: { 'GET /x': { endpoint: 'GET /x', access: 'user', payload: [] } } };
    const folder = await createBuild(registry, 'mfe-home', '2.0.0', facts);
    await expect(runCommand(registry, 'publish', 'mfe-home', '--folder', folder)).rejects.toThrow(
      /R011 [\s\S]*is not a JSON Schema/,
    );
  });
});

describe('versions', () => {
  it('reports an empty registry', async () => {
    expect(await runCommand(await createRegistry(), 'versions')).toBe('no version is published\n');
  });

  it('lists a version that is being removed', async () => {
    const registry = await createSite();
    const home = path.join(registry, 'artifacts/mfe-home/1.0.0');
    await fs.writeFile(path.join(home, 'collecting.json'), '{}');
    expect(await runCommand(registry, 'versions', 'mfe-home')).toMatch(
      /1\.0\.0 .*being removed\n$/,
    );
  });
});

describe('deprecate', () => {
  const BY = ['--author', 'ming', '--reason', 'x'];

  it('refuses a version that is not published', async () => {
    const result = runCommand(await createSite(), 'deprecate', 'mfe-home', '9.9.9', ...BY);
    await expect(result).rejects.toThrow(/R008 mfe-home 9\.9\.9/);
  });

  it('accepts --undo for a version that is not deprecated', async () => {
    const registry = await createSite();
    expect(await runCommand(registry, 'deprecate', 'mfe-home', '1.0.0', '--undo', ...BY)).toBe(
      'mfe-home 1.0.0 can be pinned again\n',
    );
  });
});
