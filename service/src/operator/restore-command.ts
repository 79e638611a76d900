import { resolve } from 'node:path';
import { Command } from 'commander';
import { restoreEmbedded } from '../database/backup/restore-embedded';
import { formatSummary } from './backup-command';
import { createOperatorLog, resolveRestoreFolder } from './open-configured';

async function run(file: string, { data }: { data?: string }): Promise<void> {
  const folder = resolveRestoreFolder(process.env, data);
  const { header, previousFolder } = await restoreEmbedded(
    folder,
    resolve(file),
    createOperatorLog(),
  );
  const before =
    previousFolder === null
      ? 'there was no previous database'
      : `the previous files are in ${previousFolder}`;
  process.stdout.write(`restored into ${resolve(folder)}; ${before}\n${formatSummary(header)}`);
}

/** `operator restore <file>`: replaces the embedded database with a backup. */
export const restoreCommand = (): Command =>
  new Command('restore')
    .description('Replaces the embedded database with a backup; stop the service first')
    .argument('<file>', 'backup file made by operator backup')
    .option('--data <folder>', 'folder of the embedded database, overrides DATA_DIR')
    .action(run);
