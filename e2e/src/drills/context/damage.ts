import fs from 'node:fs/promises';
import path from 'node:path';
import { waitUntil } from '../../harness/wait';
import { flipBit } from './changed-version';
import { CHANNEL, type DrillContext } from './drill-context';
import type { TestSite } from './test-site';

/** Within this time a shell has copied the versions that it serves. */
const KEPT_MS = 20_000;

/** Where a shell with this file of accepted entries keeps copies of the files of its release. */
export const keptFolder = (seenFile: string): string =>
  path.join(path.dirname(seenFile), `${path.parse(seenFile).name}-versions-${CHANNEL}`);

/** The same of the shell of a site. */
export const keptBy = ({ dataDir }: TestSite): string =>
  keptFolder(path.join(dataDir, 'shell/seen.json'));

/** Waits until a shell keeps a published file. @returns path of the copy */
export async function waitForCopy(kept: string, registry: string, file: string): Promise<string> {
  const copy = path.join(kept, path.relative(registry, file));
  await waitUntil(`${copy} is written`, KEPT_MS, async () => (await fs.stat(copy)).isFile());
  return copy;
}

/**
 * Damages a published file and the copy that the shell of the site keeps of it.
 * @param change by default flips one bit
 * @returns repairs both
 */
export async function damageBoth(
  { site }: DrillContext,
  file: string,
  change: (file: string) => Promise<unknown> = flipBit,
): Promise<() => Promise<void>> {
  const files = [file, await waitForCopy(keptBy(site), site.registry, file)];
  const content = await fs.readFile(file);
  for (const each of files) await change(each);
  return async () => {
    for (const each of files) {
      await fs.rm(each, { recursive: true, force: true });
      await fs.writeFile(each, content);
    }
  };
}
