import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Release } from '@huoban/contracts';
import { publishChangedVersion } from '../../drills/context/changed-version';
import { releaseTool } from '../../harness/servers';
import { timed } from '../../harness/statistics';
import type { Measurement } from './measurements';

const SECTION = 'mfe-legal';
/** As many files at the same time as `verify` reads. */
const CONCURRENCY = 32;

/** Fields of the output of `verify`. */
interface Verified {
  faults: unknown[];
  counts: { versions: number; bytes: number };
  milliseconds: number;
}

/** Verifies a registry with so many versions, compared with reading and hashing the same bytes. */
export async function measureVerify(
  registry: string,
  release: Release,
  { versions, rounds }: { versions: number; rounds: number },
): Promise<Measurement> {
  const { version: from } = release.sections[SECTION];
  const change = (content: string): string => content;
  const published = (await releaseTool(registry, ['versions'])).match(/"version":/g)?.length ?? 0;
  for (let number = published; number < versions; number += 1) {
    const version = `8.0.${number}-bench`;
    await publishChangedVersion(registry, { name: SECTION, from, version, change });
  }
  const verified: number[] = [];
  const hashed: number[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    hashed.push((await timed(() => hashAll(path.join(registry, 'artifacts')))).ms);
    const report = JSON.parse(await releaseTool(registry, ['verify'])) as Verified;
    if (report.faults.length > 0) throw new Error(`verify found ${report.faults.length} faults`);
    verified.push(report.milliseconds);
    bytes = report.counts.bytes;
  }
  return {
    name: `verify over ${versions} versions (${(bytes / 1e6).toFixed(0)} MB)`,
    times: verified,
    reference: { name: 'reading and hashing them', times: hashed },
    maxMs: null,
  };
}

async function hashAll(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await pLimit(CONCURRENCY).map(files, async ({ parentPath, name }) =>
    createHash('sha384')
      .update(await fs.readFile(path.join(parentPath, name)))
      .digest(),
  );
}
