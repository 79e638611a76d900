import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

const EXCLUDED = /(^|\/)(node_modules|dist|testing)\/|\.test\.tsx?$/;

/**
 * SHA-256 (hex) of names and contents of files and folders, without tests. Missing paths are skipped.
 * @param root base of the paths
 */
export async function digestOf(root: string, paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const start of [...paths].sort()) {
    for (const file of await filesUnder(root, start)) {
      const content = await fs.readFile(path.join(root, file));
      hash.update(`${file}\0${String(content.byteLength)}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

async function filesUnder(root: string, start: string): Promise<string[]> {
  const stat = await fs.stat(path.join(root, start)).catch(() => null);
  if (stat === null) return [];
  if (stat.isFile()) return [start];
  const entries = await fs.readdir(path.join(root, start), { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries) {
    const name = `${start}/${entry.name}`;
    if (EXCLUDED.test(entry.isDirectory() ? `${name}/` : name)) continue;
    if (entry.isDirectory()) files.push(...(await filesUnder(root, name)));
    else if (entry.isFile()) files.push(name);
  }
  return files.sort();
}
