import { resolve } from 'node:path';
import { Command } from 'commander';
import { restoreEmbedded } from '../backup/restore-embedded';
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
    previousFolder === null ? 'there was none before' : `what was there is in ${previousFolder}`;
  process.stdout.write(`restored into ${resolve(folder)}; ${before}\n${formatSummary(header)}`);
}

/** `operator restore <file>`: puts a backup in the place of the embedded database. */
export const restoreCommand = (): Command =>
  new Command('restore')
    .description('Puts a backup in the place of the embedded database; stop the service first')
    .argument('<file>', 'made by the command backup')
    .option('--data <folder>', 'folder of the embedded database, instead of DATA_DIR')
    .action(run);
