import { InvalidArgumentError } from 'commander';
import type { ArtifactName } from '../registry/artifact-names';
import { parseArtifact } from './command';

/**
 * Parses `mfe-home 2.0.0 mfe-legal 1.1.0`.
 * @throws InvalidArgumentError for an unknown artifact, a missing version, or an artifact that occurs twice
 */
export function parseVersions(args: readonly string[]): Partial<Record<ArtifactName, string>> {
  const versions: Partial<Record<ArtifactName, string>> = {};
  for (const [index, arg] of args.entries()) {
    // Odd positions are versions.
    if (index % 2 === 1) continue;
    const version = args[index + 1];
    if (version === undefined) throw new InvalidArgumentError(`The version of ${arg} is missing.`);
    const name = parseArtifact(arg);
    if (versions[name] !== undefined) throw new InvalidArgumentError(`${name} occurs twice.`);
    versions[name] = version;
  }
  return versions;
}
