import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { compile } from '../compile';
import { SharedNamesPlugin, type SharedNamesReport } from './shared-names';

let root: string;
beforeEach(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-names-'));
  await write('node_modules/kit/package.json', '{"name":"kit","version":"1.0.0","module":"k.js"}');
  await write('node_modules/kit/k.js', 'export const paint = 1; export const draw = 2;');
  await write('node_modules/old/package.json', '{"name":"old","version":"1.0.0","main":"o.js"}');
  await write('node_modules/old/o.js', 'exports.some = 1;');
  await write('package.json', '{"name":"app","dependencies":{"kit":"1.0.0","old":"1.0.0"}}');
});
afterEach(() => fs.rm(root, { recursive: true, force: true }));

async function write(file: string, content: string): Promise<void> {
  await fs.mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await fs.writeFile(path.join(root, file), content);
}

async function namesOf(source: string, consumed: boolean): Promise<SharedNamesReport> {
  await write('main.js', source);
  const found: SharedNamesReport[] = [];
  const share = { singleton: true, requiredVersion: '^1.0.0', version: '1.0.0', eager: true };
  const shared = consumed
    ? { singleton: true, requiredVersion: '^1.0.0', import: false as const }
    : share;
  await compile({
    mode: 'production',
    context: root,
    entry: './main.js',
    output: { path: path.join(root, 'out') },
    optimization: { minimize: false },
    plugins: [
      new webpack.sharing.SharePlugin({ shared: { kit: shared, old: shared } }),
      new SharedNamesPlugin((names) => found.push(names)),
    ],
  });
  expect(found).toHaveLength(1);
  return found[0] ?? { used: {}, provided: {} };
}

describe('SharedNamesPlugin', () => {
  it('reports the used names of a shared package', async () => {
    const { used } = await namesOf(`import { draw } from 'kit'; console.log(draw);`, true);
    expect(used).toEqual({ kit: ['draw'] });
  });

  it('omits names that only unused code uses', async () => {
    const source = `import { draw, paint } from 'kit';
      const never = () => paint; console.log(draw);`;
    expect((await namesOf(source, true)).used).toEqual({ kit: ['draw'] });
  });

  it('reports the use of a whole namespace', async () => {
    const { used } = await namesOf(`import * as kit from 'kit'; console.log(kit);`, true);
    expect(used).toEqual({ kit: ['*'] });
  });

  it('reports the provided names of ECMAScript modules only', async () => {
    const { provided } = await namesOf(`import 'kit'; import 'old';`, false);
    expect(provided).toEqual({ kit: ['draw', 'paint'] });
  });
});
