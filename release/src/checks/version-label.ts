import type { VersionRecord } from '@huoban/contracts';

/** Subject of a refusal about a version. */
export const versionLabel = ({ name, version }: Pick<VersionRecord, 'name' | 'version'>): string =>
  `${name} ${version}`;
