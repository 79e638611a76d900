import type { VersionRecord } from '@huoban/contracts';
import type { ArtifactName } from '../../artifact-names';
import { versionRecordSchema } from '../../documents';
import { buildRecord } from '../../testing/test-registry';

/** For tests: the record of a version without files, but for what the test says. */
export const recordWith = (changes: object = {}, name: ArtifactName = 'mfe-home'): VersionRecord =>
  versionRecordSchema.parse({
    format: 1,
    files: {},
    ...buildRecord(name, '1.0.0', changes),
  });

/** A page of a section that loads one script and one sheet first, of so many bytes as sent. */
export const pageOf = (scripts: number, styles: number) => ({
  groups: { 'page-home': ['home.js', 'home.css'] },
  files: {
    'client/home.js': { bytes: scripts, integrity: `sha384-js-${scripts}` },
    'client/home.css': { bytes: styles, integrity: `sha384-css-${styles}` },
  },
});
