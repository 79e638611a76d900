import { InvalidArgumentError } from 'commander';
import type { ArtifactName } from '../artifact-names';
import { parseArtifact } from './command';

/**
 * `mfe-home 2.0.0 mfe-legal 1.1.0` → the version of each.
 * @throws InvalidArgumentError for an unknown artifact or one without a version
 */
export function parseVersions(words: readonly string[]): Partial<Record<ArtifactName, string>> {
  const versions: Partial<Record<ArtifactName, string>> = {};
  for (let index = 0; index < words.length; index += 2) {
    const version = words[index + 1];
    if (version === undefined) {
      throw new InvalidArgumentError(`Which version of ${words[index] ?? ''}?`);
    }
    versions[parseArtifact(words[index] ?? '')] = version;
  }
  return versions;
}
