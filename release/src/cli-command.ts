import os from 'node:os';
import path from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { ARTIFACT_NAMES, isArtifactName, type ArtifactName } from './artifact-names';

/** Options of every command. */
export interface CommonOptions {
  registry: string;
  json: boolean;
}

/** Options of every command that looks at a channel. */
export interface ChannelOptions extends CommonOptions {
  channel: string;
}

/** Options of every command that adds to a channel. */
export interface ActingOptions extends ChannelOptions {
  author: string;
  reason: string;
}

/** A command with the options that all have. */
export function addCommand(program: Command, usage: string, description: string): Command {
  const { REGISTRY_DIR, DATA_DIR } = process.env;
  const registry = REGISTRY_DIR ?? path.join(DATA_DIR ?? '.data', 'registry');
  return program
    .command(usage)
    .description(description)
    .option('--registry <folder>', 'folder of versions, releases and channels', registry)
    .option('--json', 'answer in JSON', false);
}

export const withChannel = (command: Command): Command =>
  command.option('--channel <name>', 'channel', process.env['CHANNEL'] ?? 'production');

export const withAct = (command: Command): Command =>
  withChannel(command)
    .option('--author <name>', 'who does it', os.userInfo().username)
    .requiredOption('--reason <text>', 'why it is done; kept in the log');

/** @throws InvalidArgumentError that lists the known names */
export function parseArtifact(value: string): ArtifactName {
  if (isArtifactName(value)) return value;
  throw new InvalidArgumentError(`Known are ${ARTIFACT_NAMES.join(', ')}.`);
}
