import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@huoban/contracts';
import { timed } from '../../drills/context/timing';
import { publishVariant } from '../../drills/context/changed-version';
import { releaseTool } from '../site-programs';
import type { Measured } from './measurement';

const SECTION = 'mfe-legal';
/** As many files at a time as `verify` reads. */
const AT_ONCE = 32;

/** What `verify` prints, as far as the bench reads it. */
interface Verified {
  faults: unknown[];
  counts: { versions: number; bytes: number };
  milliseconds: number;
}

/** Fills the registry up to so many versions and verifies it, beside reading and hashing the same bytes alone. */
export async function verifyTimes(
  registry: string,
  release: Release,
  { versions, rounds }: { versions: number; rounds: number },
): Promise<Measured> {
  const from = release.sections[SECTION].version;
  const change = (text: string): string => text;
  const published = (await releaseTool(registry, 'versions')).match(/"version":/g)?.length ?? 0;
  for (let number = published; number < versions; number += 1) {
    const version = `8.0.${number}-bench`;
    await publishVariant(registry, { name: SECTION, from, version, change });
  }
  const verified: number[] = [];
  const hashed: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    hashed.push((await timed(() => hashAll(path.join(registry, 'artifacts')))).ms);
    const report = JSON.parse(await releaseTool(registry, 'verify')) as Verified;
    if (report.faults.length > 0) throw new Error(`verify found ${report.faults.length} faults`);
    verified.push(report.milliseconds);
    bytes = report.counts.bytes;
  }
  return {
    name: `verify over ${versions} versions (${(bytes / 1e6).toFixed(0)} MB)`,
    times: verified,
    beside: { name: 'reading and hashing them', times: hashed },
    goal: null,
  };
}

async function hashAll(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const open = entries.filter((entry) => entry.isFile()).values();
  const work = async (): Promise<void> => {
    for (const entry of open) {
      const content = await fs.readFile(path.join(entry.parentPath, entry.name));
      createHash('sha384').update(content).digest();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
