import type { Done } from './act';
import { admitRelease } from './evidence/admit-release';
import { putVersions, type VersionsOptions } from './put-versions';

export interface PinOptions extends VersionsOptions {
  /** Why missing evidence is overridden; kept in the log. */
  force?: string | undefined;
}

/**
 * Puts published versions in force together. A channel that visitors see asks for the same evidence as a promotion.
 * @throws ReleaseRefused R018 or R048 without evidence, R047 for versions made for development, and as `putVersions`
 */
export const pin = (registry: string, options: PinOptions): Promise<Done> =>
  putVersions(registry, options, async (release, current) => ({
    act: 'pin',
    forced: await admitRelease(registry, options, { release, current }),
  }));
