import { Argument, InvalidArgumentError, type Command } from 'commander';
import { readChannelHead } from '../channel/channel-head';
import { loadTrustedKeys } from '../keys/key-files';
import type { ReleaseTarget } from '../release/release-target';
import type { CommonOptions } from './command';
import { parseVersions } from './parse-versions';

export interface TargetOptions extends CommonOptions {
  release?: string;
  from?: string;
}

/** `[artifact version...]`, `--release` and `--from`: three ways to name a release. */
export const withReleaseTarget = (command: Command): Command =>
  command
    .addArgument(
      new Argument('[artifact version...]', 'versions that differ from what is in force'),
    )
    .option('--release <id>', 'a release, by the beginning of its id')
    .option('--from <channel>', 'the release in force on another channel');

/** @throws InvalidArgumentError unless exactly one of the three ways was taken */
export async function parseReleaseTarget(
  words: string[],
  options: TargetOptions,
): Promise<ReleaseTarget> {
  const { registry, keys, release, from } = options;
  const ways = [words.length > 0, release !== undefined, from !== undefined];
  if (ways.filter(Boolean).length !== 1) {
    throw new InvalidArgumentError('Name versions, or --release, or --from: one of the three.');
  }
  if (release !== undefined) return { release };
  if (from === undefined) return { versions: parseVersions(words) };
  const head = await readChannelHead(registry, from, await loadTrustedKeys(keys));
  if (!head) throw new InvalidArgumentError(`Channel ${from} has no release.`);
  return { release: head.entry.release };
}
