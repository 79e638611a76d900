import { Command } from 'commander';
import { addCanaryCommands } from '../canary/canary-commands';
import { addLockCommands } from '../channel-lock/lock-commands';
import { addKeyCommands } from '../keys/key-commands';
import { addLinkCommands } from '../links/link-commands';
import { addServeCommand } from '../serve/serve-commands';
import { addVerifyCommands } from '../verify/verify-commands';
import { addActingCommands } from './acting';
import { addCaretakingCommands } from './caretaking';
import { addEvidenceCommands } from './evidence';
import { addPublishingCommands } from './publishing';
import { addReadingCommands } from './reading';

const AFTER = `
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
    .addHelpText('after', AFTER);
  program.commandsGroup('Versions:');
  addPublishingCommands(program);
  program.commandsGroup('Looking:');
  addReadingCommands(program);
  program.commandsGroup('What visitors get:');
  addActingCommands(program);
  addCanaryCommands(program);
  addLockCommands(program);
  program.commandsGroup('Testing:');
  addLinkCommands(program);
  addEvidenceCommands(program);
  program.commandsGroup('Taking care:');
  addKeyCommands(program);
  addCaretakingCommands(program);
  addVerifyCommands(program);
  addServeCommand(program);
  return program;
}
