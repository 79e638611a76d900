import { Command } from 'commander';
import { describeStartFailure } from '../process/start-failure';
import { backupCommand } from './backup-command';
import { reportsCommand } from './reports-command';
import { restoreCommand } from './restore-command';

const program = new Command('operator')
  .description('Operator commands on the configured database of the service')
  .addCommand(reportsCommand())
  .addCommand(backupCommand())
  .addCommand(restoreCommand())
  .showHelpAfterError();

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exit(1);
}
