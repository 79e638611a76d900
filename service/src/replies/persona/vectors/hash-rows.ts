const HASH_BYTES = 4;

/** FNV-1a, 32 bits, of numbers such as bytes or UTF-16 units. */
export function fnv1a(count: number, unitAt: (at: number) => number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < count; at += 1) hash = Math.imul(hash ^ unitAt(at), 0x01000193);
  return hash >>> 0;
}

export interface HashedRow {
  hash: number;
  row: Int8Array;
}

/** The sorted hashes of rows, then the rows in the same order. */
export function encodeRows(rows: HashedRow[]): Buffer[] {
  const sorted = rows.toSorted((a, b) => a.hash - b.hash);
  const hashes = Buffer.alloc(sorted.length * HASH_BYTES);
  sorted.forEach(({ hash }, at) => hashes.writeUInt32LE(hash, at * HASH_BYTES));
  return [hashes, ...sorted.map(({ row }) => Buffer.from(row.buffer))];
}

/** Bytes that rows of a length take with their hashes. */
export const bytesOfRows = (count: number, length: number): number => count * (HASH_BYTES + length);

/** Finds the row of a hash in what `encodeRows` wrote, as a view of it. */
export function readRows(section: Buffer, length: number): (hash: number) => Int8Array | undefined {
  const count = section.length / (HASH_BYTES + length);
  const rows = new Int8Array(
    section.buffer,
    section.byteOffset + count * HASH_BYTES,
    count * length,
  );
  const hashAt = (row: number) => section.readUInt32LE(row * HASH_BYTES);
  return (hash) => {
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (hashAt(middle) < hash) low = middle + 1;
      else high = middle;
    }
    return low < count && hashAt(low) === hash
      ? rows.subarray(low * length, (low + 1) * length)
      : undefined;
  };
}
