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

/** The file must not be read. */
class UnboundedSize extends Error {}

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

  constructor(
    private readonly registry: string,
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
    return JSON.parse(
      this.check(name, version, 'version.json', { integrity }).toString('utf8'),
    ) as VersionRecord;
  }

  /** @param expected `bytes`: exact size; without it, that of a record is limited */
  private check(
    name: string,
    version: string,
    file: string,
    { integrity, bytes: expectedSize }: { integrity: string; bytes?: number },
  ): Buffer {
    const full = path.join(this.registry, 'artifacts', name, version, file);
    let bytes: Buffer;
    let stamp: Pick<Checked, 'mtimeMs' | 'ctimeMs'>;
    try {
      const found = fs.statSync(full);
      const { mtimeMs, ctimeMs, size } = found;
      const known = this.checked.get(full);
      const isKnown = known?.mtimeMs === mtimeMs && known.ctimeMs === ctimeMs;
      if (isKnown && known.bytes.length === size) return known.bytes;
      if (!found.isFile() || size > (expectedSize ?? MAX_RECORD_BYTES)) throw new UnboundedSize();
      bytes = readBytes(full, size);
      stamp = { mtimeMs, ctimeMs };
    } catch (error) {
      this.checked.delete(full);
      const problem =
        error instanceof UnboundedSize ? 'is too large or no regular file' : 'is missing';
      throw new DamagedFile(`${name}/${version}/${file} ${problem}`, { cause: error });
    }
    if (integrityOf(bytes) !== integrity) {
      this.checked.delete(full);
      throw new DamagedFile(`${name}/${version}/${file} does not match its hash`);
    }
    this.checked.set(full, { ...stamp, bytes });
    return bytes;
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
