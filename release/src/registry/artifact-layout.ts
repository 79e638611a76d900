import type { ArtifactName } from './artifact-names';

/*
 * What a version folder holds beside its files. A folder without `version.json` is not a version.
 */

/** The record, written last. */
export const RECORD_FILE = 'version.json';
/** Which content is being published here; gone once the record is written. */
export const CLAIM_FILE = 'publishing.json';
/** The version is about to be removed: it is not pinned any more. */
export const COLLECTING_FILE = 'collecting.json';

export const versionFolder = (name: ArtifactName, version: string): string =>
  `artifacts/${name}/${version}`;
