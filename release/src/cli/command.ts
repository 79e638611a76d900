import os from 'node:os';
import path from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { ARTIFACT_NAMES, isArtifactName, type ArtifactName } from '../registry/artifact-names';

/** Options of every command. */
export interface CommonOptions {
  registry: string;
  /** Folder of the keys. */
  keys: string;
  json: boolean;
}

/** Options of every command that looks at a channel. */
export interface ChannelOptions extends CommonOptions {
  channel: string;
}

/** Options of every command that adds to a channel. */
export interface ActCommandOptions extends ChannelOptions {
  author: string;
  reason: string;
}

/**
 * A command with the options that all have.
 * @param example one line without the program's name, shown by `--help`
 */
export function addCommand(
  program: Command,
  usage: string,
  description: string,
  example: string,
): Command {
  const { REGISTRY_DIR, KEYS_DIR, DATA_DIR = '.data' } = process.env;
  const registry = REGISTRY_DIR ?? path.join(DATA_DIR, 'registry');
  const keys = KEYS_DIR ?? path.join(DATA_DIR, 'keys');
  return program
    .command(usage)
    .description(description)
    .option('--registry <place>', 'registry of versions, releases and channels', registry)
    .option('--keys <folder>', 'keys that sign and keys that are trusted', keys)
    .option('--json', 'answer in JSON on stdout', false)
    .addHelpText('after', `\nExample:\n  pnpm release ${example}`);
}

export const withChannel = (command: Command): Command =>
  command.option('--channel <name>', 'channel', process.env['CHANNEL'] ?? 'production');

/** `--author`: the environment's, or the user of this process. */
export const authorOption = (): Option =>
  new Option('--author <name>', 'who does it')
    .argParser(parseText)
    .default(process.env['RELEASE_AUTHOR'] || os.userInfo().username);

/** `--force`: what overrides missing evidence. */
export const forceOption = (): Option =>
  new Option('--force <why>', 'without evidence; the log keeps why').argParser(parseText);

/** `--author` and `--reason`, for commands that leave a trace. */
export const withAuthor = (command: Command): Command =>
  command
    .addOption(authorOption())
    .requiredOption('--reason <text>', 'why it is done; kept for ever', parseText);

export const withAct = (command: Command): Command => withAuthor(withChannel(command));

/** @throws InvalidArgumentError for nothing but blanks, which would say nothing in a log */
function parseText(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('It must not be empty.');
}

/** @throws InvalidArgumentError that lists the known names */
export function parseArtifact(value: string): ArtifactName {
  if (isArtifactName(value)) return value;
  throw new InvalidArgumentError(`Known are ${ARTIFACT_NAMES.join(', ')}.`);
}
