import type { VersionRecord } from '@huoban/contracts';
import type { ArtifactName } from '../../../registry/artifact-names';
import { versionRecordSchema } from '../../../registry/documents';
import { createBuildRecord } from '../../../testing/test-registry';

/** For tests: the record of a version without files, but for what the test says. */
export const createVersionRecord = (
  changes: object = {},
  name: ArtifactName = 'mfe-home',
): VersionRecord =>
  versionRecordSchema.parse({
    format: 1,
    files: {},
    ...createBuildRecord(name, '1.0.0', changes),
  });

/** A page of a section that loads one script and one sheet first, of so many bytes as sent. */
export const createPageFiles = (scripts: number, styles: number) => ({
  groups: { 'page-home': ['home.js', 'home.css'] },
  files: {
    'client/home.js': { bytes: scripts, integrity: `sha384-js-${scripts}` },
    'client/home.css': { bytes: styles, integrity: `sha384-css-${styles}` },
  },
});
