import { Command } from 'commander';
import { startFailure } from '../start-failure';
import { reportsCommand } from './reports-command';

const program = new Command('operator')
  .description('Commands for those who run the service, on the database it is configured with')
  .addCommand(reportsCommand())
  .showHelpAfterError();

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}
