import type { FileRecord } from '@huoban/contracts';

/** A changed file; uncompressed bytes, null where it does not exist. */
export interface FileChange {
  /** Without the content hash. */
  path: string;
  from: number | null;
  to: number | null;
}

type Files = Record<string, FileRecord>;

/** Content hash in `page-home.3e7584b9.js`. */
const HASH = /\.[0-9a-f]{8}(?=\.)/;
/** Compressed copies are not compared. */
const COMPRESSED = /\.(br|gz)$/;

/** Added, removed and changed files, sorted by path. */
export function diffFiles(from: Files, to: Files): FileChange[] {
  const [before, after] = [byPath(from), byPath(to)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .map((path) => ({ path, old: before.get(path), now: after.get(path) }))
    .filter(({ old, now }) => old?.integrity !== now?.integrity)
    .map(({ path, old, now }) => ({ path, from: old?.bytes ?? null, to: now?.bytes ?? null }));
}

const byPath = (files: Files): Map<string, FileRecord> =>
  new Map(
    Object.entries(files)
      .filter(([path]) => !COMPRESSED.test(path))
      .map(([path, file]) => [path.replace(HASH, ''), file]),
  );
