import fs from 'node:fs';
import path from 'node:path';
import type { Release, VersionRecord } from '@huoban/contracts';
import { integrityOf } from '@huoban/release';
import type { ArtifactName } from '../../server/render-host';

/** A file of a pinned version does not match the release. The message appears in the log and in `/-/health`. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

const MAX_RECORD_BYTES = 2 * 1024 * 1024;

interface Checked {
  mtimeMs: number;
  ctimeMs: number;
  bytes: Buffer;
}

/**
 * Reads files of pinned versions for rendering; synchronous, because a worker renders one page at a time. A file is
 * hashed again only when its time or size has changed.
 */
export class VerifiedFiles {
  private readonly checked = new Map<string, Checked>();
  /** Parsed once: a page asks for the records of all sections, once for each of its files. */
  private readonly records = new WeakMap<Buffer, VersionRecord>();

  /** @param folders with the layout of a registry; a file that is damaged in one is read from the next */
  constructor(
    private readonly folders: readonly string[],
    private readonly release: Release,
  ) {}

  /** @throws DamagedFile when the file is missing, altered or unknown to the release */
  read(name: ArtifactName, version: string, file: string): Buffer {
    const expected = this.release.files[`${name}/${version}/${file}`];
    if (!expected) throw new DamagedFile(`no release names ${name}/${version}/${file}`);
    return this.check(name, version, file, expected);
  }

  /** `version.json` of the pinned version or of its fallback. @throws DamagedFile */
  record(name: ArtifactName, version: string): VersionRecord {
    const pin = name === 'shell' ? this.release.shell : this.release.sections[name];
    const integrity = pin.version === version ? pin.record : pin.fallback?.record;
    if (!integrity) throw new DamagedFile(`the release does not pin ${name}/${version}`);
    const bytes = this.check(name, version, 'version.json', { integrity });
    const record = this.records.get(bytes) ?? (JSON.parse(bytes.toString('utf8')) as VersionRecord);
    this.records.set(bytes, record);
    return record;
  }

  /** @param expected `bytes`: exact size; without it, that of a record is limited */
  private check(
    name: string,
    version: string,
    file: string,
    expected: { integrity: string; bytes?: number },
  ): Buffer {
    const key = `${name}/${version}/${file}`;
    let damage: DamagedFile | null = null;
    for (const folder of this.folders) {
      const result = this.readFrom(path.join(folder, 'artifacts', key), key, expected);
      if (!(result instanceof DamagedFile)) return result;
      damage ??= result;
    }
    throw damage ?? new DamagedFile(`${key} is missing`);
  }

  private readFrom(
    full: string,
    key: string,
    { integrity, bytes: expectedSize }: { integrity: string; bytes?: number },
  ): Buffer | DamagedFile {
    try {
      const found = fs.statSync(full);
      const { mtimeMs, ctimeMs, size } = found;
      const known = this.checked.get(full);
      const isKnown = known?.mtimeMs === mtimeMs && known.ctimeMs === ctimeMs;
      if (isKnown && known.bytes.length === size) return known.bytes;
      this.checked.delete(full);
      const isBounded = found.isFile() && size <= (expectedSize ?? MAX_RECORD_BYTES);
      const bytes = isBounded ? readBytes(full, size) : null;
      const problem = bytes ? 'does not match its hash' : 'is too large or no regular file';
      if (!bytes || integrityOf(bytes) !== integrity) return new DamagedFile(`${key} ${problem}`);
      this.checked.set(full, { mtimeMs, ctimeMs, bytes });
      return bytes;
    } catch (error) {
      this.checked.delete(full);
      return new DamagedFile(`${key} is missing`, { cause: error });
    }
  }
}

/** At most `size` bytes, should the file grow while it is read. */
function readBytes(file: string, size: number): Buffer {
  const descriptor = fs.openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(size);
    let length = 0;
    for (let read = -1; read !== 0 && length < size; length += read)
      read = fs.readSync(descriptor, bytes, length, size - length, null);
    return bytes.subarray(0, length);
  } finally {
    fs.closeSync(descriptor);
  }
}
