import os from 'node:os';
import path from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { ARTIFACT_NAMES, isArtifactName, type ArtifactName } from '../registry/artifact-names';

/** Options of every command. */
export interface CommonOptions {
  registry: string;
  /** Keys folder. */
  keys: string;
  json: boolean;
}

/** Options of commands that read a channel. */
export interface ChannelOptions extends CommonOptions {
  channel: string;
}

/** Options of commands that act on a channel. */
export interface ActCommandOptions extends ChannelOptions {
  author: string;
  reason: string;
}

/**
 * Adds a command with the common options.
 * @param example arguments, shown by `--help`
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
    .option('--registry <place>', 'registry folder', registry)
    .option('--keys <folder>', 'keys folder', keys)
    .option('--json', 'print the result as JSON', false)
    .addHelpText('after', `\nExample:\n  pnpm release ${example}`);
}

export const withChannel = (command: Command): Command =>
  command.option('--channel <name>', 'channel', process.env['CHANNEL'] ?? 'production');

/** `--author`; defaults to RELEASE_AUTHOR, then to the user name. */
export const authorOption = (): Option =>
  new Option('--author <name>', 'author of the act')
    .argParser(parseText)
    .default(process.env['RELEASE_AUTHOR'] || os.userInfo().username);

/** `--force`: overrides missing evidence. */
export const forceOption = (): Option =>
  new Option(
    '--force <why>',
    'override missing evidence; the reason is recorded in the log',
  ).argParser(parseText);

/** Adds `--author` and `--reason`. */
export const withAuthor = (command: Command): Command =>
  command
    .addOption(authorOption())
    .requiredOption('--reason <text>', 'reason, recorded permanently', parseText);

export const withAct = (command: Command): Command => withAuthor(withChannel(command));

/** @throws InvalidArgumentError for empty or blank text */
function parseText(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('It must not be empty.');
}

/** @throws InvalidArgumentError that lists the known names */
export function parseArtifact(value: string): ArtifactName {
  if (isArtifactName(value)) return value;
  throw new InvalidArgumentError(`Known artifacts: ${ARTIFACT_NAMES.join(', ')}.`);
}
