import { Command } from 'commander';
import { addCanaryCommands } from './commands/canary-commands';
import { addLockCommands } from './commands/lock-commands';
import { addKeyCommands } from './commands/key-commands';
import { addPendingCommands } from './commands/pending-commands';
import { addLinkCommands } from './commands/link-commands';
import { addServeCommand } from './commands/serve-command';
import { addRestoreCommand, addVerifyCommand } from './commands/verify-command';
import { addActCommands } from './commands/act-commands';
import { addMaintenanceCommands } from './commands/maintenance-commands';
import { addSmokeCommand } from './commands/smoke-command';
import { addPublishCommands } from './commands/publish-commands';
import { addReadCommands } from './commands/read-commands';

const HELP_FOOTER = `
Exit codes:
  0  done, or nothing to do
  1  refused or failed; the message begins with a number that the guide explains
  2  wrong usage; nothing was read or changed
  3  the act waits for the signature of another owner

Environment:
  DATA_DIR        data folder; the registry is <DATA_DIR>/registry (default .data)
  REGISTRY_DIR    registry folder, when it is elsewhere
  KEYS_DIR        keys folder, never inside the registry (default <DATA_DIR>/keys)
  SIGNING_KEY     private key file to sign with instead, for example in CI
  SMOKE_KEY       private key file of a tester, which signs smoke reports
  CHANNEL         default of --channel (default production)
  RELEASE_AUTHOR  default of --author (default the user name)

Guide: docs/guides/release-managers.md`;

/** Creates the command line; parsing errors are thrown as `CommanderError`. */
export function createProgram(): Command {
  const program = new Command('release')
    .description('Publishes versions and activates releases on channels.')
    .exitOverride()
    .showHelpAfterError('(see --help)')
    .addHelpText('after', HELP_FOOTER);
  program.commandsGroup('Versions:');
  addPublishCommands(program);
  program.commandsGroup('Inspection:');
  addReadCommands(program);
  program.commandsGroup('Acts:');
  addActCommands(program);
  addCanaryCommands(program);
  addLockCommands(program);
  addPendingCommands(program);
  program.commandsGroup('Testing:');
  addLinkCommands(program);
  addSmokeCommand(program);
  program.commandsGroup('Maintenance:');
  addKeyCommands(program);
  addMaintenanceCommands(program);
  addVerifyCommand(program);
  addRestoreCommand(program);
  addServeCommand(program);
  return program;
}
