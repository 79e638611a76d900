import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../harness/processes';

/** Not needed for developing a section. */
const LEFT_OUT = new Set(['.git', '.data', 'coverage', 'docs', 'e2e', 'fixtures', 'posters']);
/** Installed or built: the same for a copy, whose versions are named after their sources. */
const SHARED = new Set(['node_modules', 'dist', 'media']);

/** A copy of the sources that may be edited. @returns its folder; to be removed by the caller */
export async function copyCheckout(): Promise<string> {
  const copy = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-checkout-'));
  await copyFolder(ROOT, copy, 0);
  return copy;
}

async function copyFolder(from: string, to: string, depth: number): Promise<void> {
  await fs.mkdir(to, { recursive: true });
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    // Programs are bundled into the folder of their package.
    const isBundle = entry.name === 'dist' && depth > 0;
    if (isBundle || (depth === 0 && LEFT_OUT.has(entry.name))) continue;
    if (SHARED.has(entry.name)) await fs.symlink(source, target);
    else if (entry.isDirectory()) await copyFolder(source, target, depth + 1);
    else if (entry.isFile()) await fs.copyFile(source, target);
  }
}
