import { resolve } from 'node:path';
import { Command } from 'commander';
import type { BackupHeader } from '../database/backup/backup-format';
import { backUpEmbedded } from '../database/backup/back-up-embedded';
import { createOperatorLog, resolveEmbeddedFolder } from './open-configured';

export function formatSummary({ made_at, postgres, migrations, tables }: BackupHeader): string {
  const filled = Object.entries(tables).filter(([, { rows }]) => rows > 0);
  const rows = filled.map(([name, { rows: count }]) => `${name} ${count}`).join(', ');
  return `made ${made_at}, PostgreSQL ${postgres}, data of ${migrations.at(-1) ?? ''}\nrows: ${rows}\n`;
}

async function run(file: string, { data }: { data?: string }): Promise<void> {
  const target = resolve(file);
  const { header, isFromRunningService } = await backUpEmbedded(
    resolveEmbeddedFolder(process.env, data),
    target,
    createOperatorLog(),
  );
  const source = isFromRunningService ? 'made by the running service' : 'made from the folder';
  process.stdout.write(`${target}: ${source}\n${formatSummary(header)}`);
}

/** `operator backup <file>`: backs up the embedded database to one file. */
export const backupCommand = (): Command =>
  new Command('backup')
    .description('Writes all data of the embedded database to a file; the service may be running')
    .argument('<file>', 'backup file, replaced if it exists')
    .option('--data <folder>', 'folder of the embedded database, overrides DATA_DIR')
    .action(run);
