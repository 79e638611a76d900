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

/** Adds `[artifact version...]`, `--release` and `--from`, of which exactly one selects a release. */
export const withReleaseTarget = (command: Command): Command =>
  command
    .addArgument(
      new Argument('[artifact version...]', 'versions that differ from the active release'),
    )
    .option('--release <id>', 'release, id or prefix')
    .option('--from <channel>', 'active release of another channel');

/** @throws InvalidArgumentError unless exactly one of the three is given */
export async function parseReleaseTarget(
  args: string[],
  options: TargetOptions,
): Promise<ReleaseTarget> {
  const { registry, keys, release, from } = options;
  const given = [args.length > 0, release !== undefined, from !== undefined];
  if (given.filter(Boolean).length !== 1) {
    throw new InvalidArgumentError('Pass exactly one of versions, --release and --from.');
  }
  if (release !== undefined) return { release };
  if (from === undefined) return { versions: parseVersions(args) };
  const head = await readChannelHead(registry, from, await loadTrustedKeys(keys));
  if (!head) throw new InvalidArgumentError(`Channel ${from} has no release.`);
  return { release: head.entry.release };
}
