import fs from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../harness/processes';

/** Not needed for developing a section. */
const EXCLUDED = new Set(['.git', '.data', 'coverage', 'docs', 'e2e', 'fixtures', 'posters']);
/** Linked instead of copied: installed or built, and not changed by development. */
const LINKED = new Set(['node_modules', 'dist', 'media']);

/** Copies the sources of the repository, which may then be edited. */
export async function copyCheckout(target: string, from = ROOT, depth = 0): Promise<void> {
  await fs.mkdir(target, { recursive: true });
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    const { name } = entry;
    const [source, copy] = [path.join(from, name), path.join(target, name)];
    // Servers are bundled into the folder of their package.
    const isBundle = name === 'dist' && depth > 0;
    if (isBundle || (depth === 0 && EXCLUDED.has(name))) continue;
    if (LINKED.has(name)) await fs.symlink(source, copy);
    else if (entry.isDirectory()) await copyCheckout(copy, source, depth + 1);
    else if (entry.isFile()) await fs.copyFile(source, copy);
  }
}
