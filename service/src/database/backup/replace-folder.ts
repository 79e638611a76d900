import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeAtomically } from './atomic-write';

/** Names below the data folder. */
const plan = z.object({ from: z.string(), to: z.string(), aside: z.string() });
export type FolderReplacement = z.output<typeof plan>;

const planPath = (dataDir: string) => join(dataDir, 'restore.json');

/** Whether a restore was interrupted after its plan was written. */
export const isReplacementPending = (dataDir: string): boolean => existsSync(planPath(dataDir));

/**
 * Executes the remaining steps of a plan, if there is one, and deletes it. The caller holds the folder's lock.
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
 * Replaces a folder with another one and moves the old one to `aside`. If the process is killed after the plan was
 * written, the next process that opens the data folder finishes it.
 */
export async function replaceFolder(
  dataDir: string,
  replacement: FolderReplacement,
): Promise<void> {
  await writeAtomically(planPath(dataDir), (temporary) =>
    writeFile(temporary, JSON.stringify(replacement)),
  );
  await finishReplacement(dataDir);
}
