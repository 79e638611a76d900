import type { PinnedSection, Release } from '@huoban/contracts';
import { ARTIFACT_NAMES, type ArtifactName } from './artifact-names';

/** What a release pins for one artifact; undefined while the site is being built up without it. */
export function pinOf(release: Release, name: ArtifactName): PinnedSection | undefined {
  return name === 'shell' ? release.shell : release.sections[name];
}

/** The pinned version of every artifact of a release. */
export function pinnedVersions(release: Release): Partial<Record<ArtifactName, string>> {
  return Object.fromEntries(
    ARTIFACT_NAMES.flatMap((name) => {
      const pin = pinOf(release, name);
      return pin ? [[name, pin.version]] : [];
    }),
  );
}
