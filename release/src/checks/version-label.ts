import type { VersionRecord } from '@huoban/contracts';

/** How a refusal names a version. */
export const versionLabel = ({ name, version }: VersionRecord): string => `${name} ${version}`;
