import type { PinnedSection, Release } from '@huoban/contracts';
import { ARTIFACT_NAMES, type ArtifactName } from '../registry/artifact-names';

/** The pin of one artifact. */
export function pinOf(release: Release, name: ArtifactName): PinnedSection {
  return name === 'shell' ? release.shell : release.sections[name];
}

/** The pinned version of every artifact. */
export const pinnedVersions = (release: Release): Partial<Record<ArtifactName, string>> =>
  Object.fromEntries(ARTIFACT_NAMES.map((name) => [name, pinOf(release, name).version]));
