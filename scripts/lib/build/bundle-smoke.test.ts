import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleSmoke, dependencyFolders, SMOKE_PACKAGE } from './bundle-smoke';

const run = promisify(execFile);
const root = path.join(__dirname, '../../..');

describe('smoke package', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-smoke-'));
  });
  afterAll(() => fs.rm(folder, { recursive: true, force: true }));

  it('runs outside the workspace with its two dependencies', async () => {
    const made = path.join(folder, 'made');
    await bundleSmoke(root, made);
    await run('npm', ['pack', '--pack-destination', folder], { cwd: made });
    const modules = path.join(folder, 'elsewhere/node_modules');
    const place = path.join(modules, SMOKE_PACKAGE);
    await fs.mkdir(place, { recursive: true });
    const packed = (await fs.readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
    await run('tar', ['-xzf', path.join(folder, packed), '-C', place, '--strip-components=1']);
    for (const [name, installed] of Object.entries(dependencyFolders(root))) {
      await fs.symlink(installed, path.join(modules, name));
    }

    const program = path.join(place, 'smoke.mjs');
    const { stdout } = await run(process.execPath, [program, '--help'], { cwd: place });
    expect(stdout).toContain('huoban-smoke --url https://staging.example');

    const manifest: unknown = JSON.parse(
      await fs.readFile(path.join(place, 'package.json'), 'utf8'),
    );
    expect(manifest).toMatchObject({
      bin: { [SMOKE_PACKAGE]: 'smoke.mjs' },
      dependencies: {
        'axe-core': expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
        'puppeteer-core': expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      },
    });
  });
});
