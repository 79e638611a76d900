import type { ArtifactName } from './artifact-names';

/** The record of a version, written last. A folder without it is not a version. */
export const RECORD_FILE = 'version.json';
/** Digest of the content being published; removed after the record is written. */
export const CLAIM_FILE = 'publishing.json';
/** Marks a version for removal; it is not pinned any more. */
export const COLLECTING_FILE = 'collecting.json';

export const versionFolder = (name: ArtifactName, version: string): string =>
  `artifacts/${name}/${version}`;
