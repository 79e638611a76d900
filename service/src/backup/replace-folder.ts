import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeAtomically } from './atomic-write';

/** Names below the data folder. */
const plan = z.object({ from: z.string(), to: z.string(), aside: z.string() });
export type FolderReplacement = z.output<typeof plan>;

const planPath = (dataDir: string) => join(dataDir, 'restore.json');

/** Whether a restore was ended between deciding and having done it. */
export const isReplacementPending = (dataDir: string): boolean => existsSync(planPath(dataDir));

/**
 * Does what the plan says as far as it is not done yet, then forgets the plan. The caller holds the folder's lock.
 * Harmless without a plan.
 */
export async function finishReplacement(dataDir: string): Promise<void> {
  if (!isReplacementPending(dataDir)) return;
  const { from, to, aside } = plan.parse(JSON.parse(await readFile(planPath(dataDir), 'utf8')));
  const [source, target] = [join(dataDir, from), join(dataDir, to)];
  if (existsSync(source)) {
    if (existsSync(target)) await rename(target, join(dataDir, aside));
    await rename(source, target);
  }
  await rm(planPath(dataDir));
}

/**
 * Puts one folder in the place of another, which is set aside. Once the plan is written, a killed process changes
 * nothing: whoever opens the data folder next carries it out.
 */
export async function replaceFolder(dataDir: string, what: FolderReplacement): Promise<void> {
  await writeAtomically(planPath(dataDir), (temporary) =>
    writeFile(temporary, JSON.stringify(what)),
  );
  await finishReplacement(dataDir);
}
