import fs from 'node:fs';
import path from 'node:path';
import type { Release, VersionRecord } from '@huoban/contracts';
import { integrityOf } from '@huoban/release';
import type { ArtifactName } from '../../server/render-host';

/** A file of a pinned version does not match the release. The message appears in the log and in `/-/health`. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

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
    const expected = this.release.files[`${name}/${version}/${file}`]?.integrity;
    if (!expected) throw new DamagedFile(`no release names ${name}/${version}/${file}`);
    return this.check(name, version, file, expected);
  }

  /** `version.json` of the pinned version or of its fallback. @throws DamagedFile */
  record(name: ArtifactName, version: string): VersionRecord {
    const pin = name === 'shell' ? this.release.shell : this.release.sections[name];
    const expected = pin.version === version ? pin.record : pin.fallback?.record;
    if (!expected) throw new DamagedFile(`the release does not pin ${name}/${version}`);
    return JSON.parse(
      this.check(name, version, 'version.json', expected).toString('utf8'),
    ) as VersionRecord;
  }

  private check(name: string, version: string, file: string, expected: string): Buffer {
    const full = path.join(this.registry, 'artifacts', name, version, file);
    let bytes: Buffer;
    let stamp: Pick<Checked, 'mtimeMs' | 'ctimeMs'>;
    try {
      const { mtimeMs, ctimeMs, size } = fs.statSync(full);
      const known = this.checked.get(full);
      const isKnown = known?.mtimeMs === mtimeMs && known.ctimeMs === ctimeMs;
      if (isKnown && known.bytes.length === size) return known.bytes;
      bytes = fs.readFileSync(full);
      stamp = { mtimeMs, ctimeMs };
    } catch (error) {
      this.checked.delete(full);
      throw new DamagedFile(`${name}/${version}/${file} is missing`, { cause: error });
    }
    if (integrityOf(bytes) !== expected) {
      this.checked.delete(full);
      throw new DamagedFile(`${name}/${version}/${file} does not match its hash`);
    }
    this.checked.set(full, { ...stamp, bytes });
    return bytes;
  }
}
