import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundlePrograms, SERVICE_FILES } from '../../../../scripts/lib/build/bundle-servers';
import { ROOT } from '../../harness/processes';
import { SkipCase } from '../../harness/runner';

const run = promisify(execFile);
const MIGRATIONS = 'service/src/database/migrations';

/** The commit before the one that added a migration; the last commit, when none has added it yet. */
async function commitBefore(migration: string): Promise<string> {
  const file = `${MIGRATIONS}/${migration}.ts`;
  const log = ['log', '--diff-filter=A', '--format=%H', '-1', '--', file];
  try {
    const { stdout: added } = await run('git', log, { cwd: ROOT });
    const commit = added === '' ? 'HEAD' : `${added.trim()}^`;
    const { stdout } = await run('git', ['rev-parse', '--verify', commit], { cwd: ROOT });
    return stdout.trim();
  } catch {
    throw new SkipCase(
      `the history of this checkout does not contain the service before ${migration}`,
    );
  }
}

/** The packages of today, with our own of the older sources. */
async function linkPackages(folder: string, own: string): Promise<void> {
  const today = path.join(ROOT, own, 'node_modules');
  const target = path.join(folder, own, 'node_modules');
  await fs.mkdir(target, { recursive: true });
  for (const name of await fs.readdir(today))
    if (name !== '@huoban') await fs.symlink(path.join(today, name), path.join(target, name));
  await fs.symlink(path.join(folder, 'shared'), path.join(target, '@huoban'));
}

/**
 * Bundles the service from the sources before a migration was added.
 * @param folder an empty one
 * @throws SkipCase where the history is missing
 */
export async function bundleServiceBefore(migration: string, folder: string): Promise<void> {
  const commit = await commitBefore(migration);
  const archive = path.join(folder, 'sources.tar');
  await run('git', ['archive', '--output', archive, commit, '--', 'service', 'shared'], {
    cwd: ROOT,
  });
  await run('tar', ['-xf', archive, '-C', folder]);
  const shared = await fs.readdir(path.join(folder, 'shared'), { withFileTypes: true });
  const packages = shared.filter((each) => each.isDirectory()).map(({ name }) => `shared/${name}`);
  for (const own of ['service', ...packages]) await linkPackages(folder, own);
  const entries = Object.entries(SERVICE_FILES).filter(([, entry]) =>
    existsSync(path.join(folder, entry)),
  );
  await bundlePrograms(folder, {
    folder: 'service/dist',
    files: Object.fromEntries(entries),
  });
}
