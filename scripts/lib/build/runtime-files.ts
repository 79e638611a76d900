import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { digestOf } from './source-digest';

/** What the running shell and service read, from the root. Everything else stays out of their image. */
const PROGRAMS = ['shell/dist', 'service/dist'];
const CONTENTS = ['service/content', 'mfe-legal/src/documents', 'media', 'site.json'];
/** The only package that is not in the bundles. It needs no other one. */
const ENGINE = 'node_modules/@electric-sql/pglite';
const UNUSED = /\.map$|\.test\.\w+$|\.d\.c?ts$|\.cjs$|\/README\.md$/;

/** Copies what shell and service need at run time, with `digest.txt`, which is the same for the same files. */
export async function copyRuntimeFiles(root: string, out: string): Promise<void> {
  await fs.rm(out, { recursive: true, force: true });
  const filter = (source: string) => !UNUSED.test(source);
  for (const entry of [...PROGRAMS, ...CONTENTS])
    await fs.cp(path.join(root, entry), path.join(out, entry), { recursive: true, filter });
  const engine = await fs.realpath(path.join(root, 'service', ENGINE));
  for (const part of ['package.json', 'dist'])
    await fs.cp(path.join(engine, part), path.join(out, ENGINE, part), { recursive: true, filter });
  await fs.writeFile(path.join(out, 'digest.txt'), await runtimeDigest(root));
}

/** Changes with the sources of the programs and with what they read. */
async function runtimeDigest(root: string): Promise<string> {
  const programs = await Promise.all(
    PROGRAMS.map((folder) => fs.readFile(path.join(root, folder, 'digest.txt'), 'utf8')),
  );
  return createHash('sha256')
    .update([...programs, await digestOf(root, CONTENTS)].join(' '))
    .digest('hex');
}
