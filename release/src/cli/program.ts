import { Command } from 'commander';
import { addCanaryCommands } from './commands/canary-commands';
import { addLockCommands } from './commands/lock-commands';
import { addKeyCommands } from './commands/key-commands';
import { addLinkCommands } from './commands/link-commands';
import { addServeCommand } from './commands/serve-command';
import { addVerifyCommand } from './commands/verify-command';
import { addActCommands } from './commands/act-commands';
import { addMaintenanceCommands } from './commands/maintenance-commands';
import { addSmokeCommand } from './commands/smoke-command';
import { addPublishCommands } from './commands/publish-commands';
import { addReadCommands } from './commands/read-commands';

const HELP_FOOTER = `
Exit codes:
  0  done, or nothing was left to do
  1  refused or failed; the message begins with a number that the guide explains
  2  wrong usage; nothing was read or changed

Environment:
  DATA_DIR        folder of the site; the registry is <DATA_DIR>/registry (default .data)
  REGISTRY_DIR    the registry itself, when it is elsewhere
  KEYS_DIR        signing keys, never inside the registry (default <DATA_DIR>/keys)
  SIGNING_KEY     one private key file that signs instead, as in continuous integration
  CHANNEL         channel of commands without --channel (default production)
  RELEASE_AUTHOR  author of commands without --author (default the user's name)

Guide: docs/guides/release-managers.md`;

/** The command line with every command; parsing errors are thrown as `CommanderError`. */
export function createProgram(): Command {
  const program = new Command('release')
    .description('Publishes versions and decides which of them visitors get.')
    .exitOverride()
    .showHelpAfterError('(--help shows what is possible)')
    .addHelpText('after', HELP_FOOTER);
  program.commandsGroup('Versions:');
  addPublishCommands(program);
  program.commandsGroup('Looking:');
  addReadCommands(program);
  program.commandsGroup('What visitors get:');
  addActCommands(program);
  addCanaryCommands(program);
  addLockCommands(program);
  program.commandsGroup('Testing:');
  addLinkCommands(program);
  addSmokeCommand(program);
  program.commandsGroup('Taking care:');
  addKeyCommands(program);
  addMaintenanceCommands(program);
  addVerifyCommand(program);
  addServeCommand(program);
  return program;
}
