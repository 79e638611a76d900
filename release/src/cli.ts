import { Command } from 'commander';
import { addActingCommands } from './cli-acting';
import { answerFailure } from './cli-output';
import { addReadingCommands } from './cli-reading';

const program = new Command('release').description(
  'Publishes versions and decides which of them visitors get.',
);
addActingCommands(program);
addReadingCommands(program);

const json = process.argv.includes('--json');
await program.parseAsync().catch((error: unknown) => answerFailure(json, error));
