import type { VersionRecord } from '@huoban/contracts';
import type { ArtifactName } from '../../../registry/artifact-names';
import { versionRecordSchema } from '../../../registry/documents';
import { createBuildRecord } from '../../../testing/test-registry';

/** A version record without files, with the given changes. */
export const createVersionRecord = (
  changes: object = {},
  name: ArtifactName = 'mfe-home',
): VersionRecord =>
  versionRecordSchema.parse({
    format: 1,
    files: {},
    ...createBuildRecord(name, '1.0.0', changes),
  });

/** Groups and files of a page whose first load is one script and one style sheet with these sizes. */
export const createPageFiles = (scripts: number, styles: number) => ({
  groups: { 'page-home': ['home.js', 'home.css'] },
  files: {
    'client/home.js': { bytes: scripts, integrity: `sha384-js-${scripts}` },
    'client/home.css': { bytes: styles, integrity: `sha384-css-${styles}` },
  },
});
