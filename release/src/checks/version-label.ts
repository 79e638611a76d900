import type { VersionRecord } from '@huoban/contracts';

/** Subject of a refusal about a version. */
export const versionLabel = ({ name, version }: VersionRecord): string => `${name} ${version}`;
