import type { Done } from './act';
import { putVersions, type VersionsOptions } from './put-versions';

export type PinOptions = VersionsOptions;

/**
 * Puts published versions in force together, on any channel and without asking for evidence: `promote` is the way to
 * visitors, and `protect` says who may use this one.
 * @throws ReleaseRefused as `putVersions`
 */
export const pin = (registry: string, options: PinOptions): Promise<Done> =>
  putVersions(registry, options, async () => ({ act: 'pin' }));
