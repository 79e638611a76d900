import { InvalidArgumentError } from 'commander';
import type { ArtifactName } from '../registry/artifact-names';
import { parseArtifact } from './command';

/**
 * `mfe-home 2.0.0 mfe-legal 1.1.0` → the version of each.
 * @throws InvalidArgumentError for an unknown artifact, one without a version, or one that is named twice
 */
export function parseVersions(words: readonly string[]): Partial<Record<ArtifactName, string>> {
  const versions: Partial<Record<ArtifactName, string>> = {};
  for (const [index, word] of words.entries()) {
    // every other word is a version
    if (index % 2 === 1) continue;
    const version = words[index + 1];
    if (version === undefined) throw new InvalidArgumentError(`Which version of ${word}?`);
    const name = parseArtifact(word);
    if (versions[name] !== undefined) throw new InvalidArgumentError(`${name} is named twice.`);
    versions[name] = version;
  }
  return versions;
}
