import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { VersionRecord } from '@huoban/contracts';
import { integrityOf, publish, type ArtifactName } from '@huoban/release';
import { withCleanup, type CleanupStack } from '../../harness/cleanup';

export type ChangeFile = (content: string, file: string) => string;

export interface ChangedVersion {
  name: ArtifactName;
  from: string;
  version: string;
  /** Changes one text file; the path is relative, such as `server/index.cjs`. */
  change?: ChangeFile | undefined;
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /\.(?:js|cjs|css|json|txt)$/;

export async function publishChangedVersion(
  registry: string,
  changed: ChangedVersion,
): Promise<void> {
  await withCleanup(async (cleanup) =>
    publish(registry, await writeChangedVersion(cleanup, registry, changed)),
  );
}

/**
 * Makes a build folder that differs from a published version, as a build of changed sources would: the new version's
 * name everywhere, and the hashes that its files keep of each other renewed.
 * @returns its path in the folder of temporary files
 */
export async function writeChangedVersion(
  cleanup: CleanupStack,
  registry: string,
  changed: ChangedVersion,
): Promise<string> {
  const { name, from, version } = changed;
  const source = path.join(registry, 'artifacts', name, from);
  const folder = await cleanup.temporaryFolder('huoban-version-');
  await fs.cp(source, folder, { recursive: true });
  await fs.rm(path.join(folder, 'version.json'));
  const files = await readTexts(folder);
  const before = new Map([...files].map(([file, text]) => [file, integrityOf(text)]));
  for (const [file, text] of files) {
    const renamed = text
      .replaceAll(from, version)
      .replaceAll(identifierOf(from), identifierOf(version));
    files.set(file, changed.change?.(renamed, file) ?? renamed);
  }
  renewHashes(files, before);
  for (const [file, text] of files) {
    await fs.writeFile(path.join(folder, file), text);
    if (file.startsWith('client/')) await writeCompressed(path.join(folder, file), text);
  }
  const record = await readRecord(source);
  await fs.writeFile(path.join(folder, 'build.json'), JSON.stringify({ ...record, version }));
  return folder;
}

/** As it stands in the name of the registry of chunks, which two versions must not share. */
const identifierOf = (version: string): string => version.replace(/\W+/g, '_');

/** Texts by path. Compressed copies are removed: they would say what the version before said. */
async function readTexts(folder: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const file of await fs.readdir(folder, { recursive: true })) {
    if (/\.(?:br|gz)$/.test(file)) await fs.rm(path.join(folder, file));
    else if (TEXT.test(file)) texts.set(file, await fs.readFile(path.join(folder, file), 'utf8'));
  }
  return texts;
}

/** What the builder writes beside each file: budgets are of these, and most browsers are sent them. */
async function writeCompressed(file: string, text: string): Promise<void> {
  await fs.writeFile(`${file}.br`, await brotli(text));
  await fs.writeFile(`${file}.gz`, await gzip(text));
}

/** An entry holds the hashes of its chunks: repeated until no hash changes any more. */
function renewHashes(files: Map<string, string>, known: Map<string, string>): void {
  for (let changed = true; changed;) {
    changed = false;
    for (const [file, text] of files) {
      const hash = integrityOf(text);
      const old = known.get(file);
      if (old === undefined || old === hash) continue;
      changed = true;
      known.set(file, hash);
      for (const [other, content] of files) files.set(other, content.replaceAll(old, hash));
    }
  }
}

/** What the builder would have written: the record without the parts that publishing adds. */
async function readRecord(folder: string): Promise<Omit<VersionRecord, 'files' | 'format'>> {
  const text = await fs.readFile(path.join(folder, 'version.json'), 'utf8');
  const { files: _, format: __, ...record } = JSON.parse(text) as VersionRecord;
  return record;
}

/** Flips one bit in the middle of a file. @returns how to repair it */
export async function flipBit(file: string): Promise<() => Promise<void>> {
  const content = await fs.readFile(file);
  const damaged = Buffer.from(content);
  const middle = Math.floor(damaged.length / 2);
  damaged[middle] = (damaged[middle] ?? 0) ^ 1;
  await fs.writeFile(file, damaged);
  return () => fs.writeFile(file, content);
}
