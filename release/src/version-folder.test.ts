import fs from 'node:fs/promises';
import path from 'node:path';
import { headOf } from './channel-head';
import { makeSite } from './fixture-registry';
import { openVersion } from './version-folder';

async function openHome() {
  const registry = await makeSite();
  const head = await headOf(registry, 'production');
  const folder = head && openVersion(registry, head.release, 'mfe-home');
  if (!folder) throw new Error('the made-up site has no home');
  return { folder, root: path.join(registry, 'artifacts', 'mfe-home', '1.0.0'), head };
}

describe('VersionFolder', () => {
  it('gives the content of a file that is what the release says', async () => {
    const { folder } = await openHome();
    expect((await folder.read('client/main.js')).toString()).toBe('// mfe-home 1.0.0');
    expect(folder.integrity('client/main.js')).toMatch(/^sha384-/);
    expect((await folder.record()).version).toBe('1.0.0');
  });

  it('notices a file that is altered after it was read', async () => {
    const { folder, root } = await openHome();
    await folder.read('client/main.js');
    await fs.writeFile(path.join(root, 'client', 'main.js'), 'altered');
    await expect(folder.read('client/main.js')).rejects.toMatchObject({ kind: 'mismatch' });
  });

  it('says which file of which version is missing', async () => {
    const { folder, root } = await openHome();
    await fs.rm(path.join(root, 'server', 'index.cjs'));
    await expect(folder.read('server/index.cjs')).rejects.toThrow(
      'mfe-home 1.0.0: server/index.cjs is missing',
    );
  });

  it('knows no file that the release does not name, whatever is on the disk', async () => {
    const { folder, root } = await openHome();
    await fs.writeFile(path.join(root, 'client', 'extra.js'), 'extra');
    await expect(folder.read('client/extra.js')).rejects.toMatchObject({ kind: 'missing' });
    await expect(folder.read('../../shell/1.0.0/client/main.js')).rejects.toMatchObject({
      kind: 'missing',
    });
  });

  it('refuses an altered version.json', async () => {
    const { folder, root } = await openHome();
    await fs.appendFile(path.join(root, 'version.json'), ' ');
    await expect(folder.record()).rejects.toMatchObject({ kind: 'mismatch' });
  });
});
