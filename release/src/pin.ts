import type { Release } from '@huoban/contracts';
import { isNewest, moved, putInForce, standingOf, type ActOptions, type Done } from './act';
import type { ArtifactName } from './artifact-names';
import { ArtifactStore } from './artifact-store';
import { openStores, type ChannelHead } from './channel-head';
import { composeRelease } from './compose-release';
import { pinnedVersions } from './pins';
import { refuse } from './refusal';

export interface PinOptions extends ActOptions {
  versions: Partial<Record<ArtifactName, string>>;
}

/**
 * Puts versions in force, everything else staying as it is. When others move other artifacts in between, the pin is
 * made again on top of theirs.
 * @throws ReleaseRefused when the resulting release breaks a rule, R010 when the same artifact was moved in between
 */
export async function pin(registry: string, options: PinOptions): Promise<Done> {
  const { versions } = options;
  const stores = openStores(registry, options.channel, options.signer.trusted);
  const store = new ArtifactStore(registry);
  const { current: first } = await standingOf(stores);
  for (;;) {
    const standing = await standingOf(stores);
    const { current } = standing;
    assertUntouched(Object.keys(versions), first, current);
    const merged = { ...(current && pinnedVersions(current.release)), ...versions };
    if (isNewest(standing) && current && pinsExactly(current.release, merged)) {
      return { ...current, changed: false };
    }
    const release = await composeRelease(store, {
      versions: merged,
      current: current && current.release,
    });
    const entry = await putInForce(stores, standing, release, { act: 'pin' }, options);
    if (entry) return { entry, release, canary: null, changed: true };
  }
}

function pinsExactly(release: Release, versions: PinOptions['versions']): boolean {
  const pinned: Partial<Record<string, string>> = pinnedVersions(release);
  const wanted = Object.entries(versions);
  return (
    wanted.length === Object.keys(pinned).length &&
    wanted.every(([name, version]) => pinned[name] === version)
  );
}

function assertUntouched(
  names: string[],
  before: ChannelHead | null,
  now: ChannelHead | null,
): void {
  const earlier: Partial<Record<string, string>> = before ? pinnedVersions(before.release) : {};
  const later: Partial<Record<string, string>> = now ? pinnedVersions(now.release) : {};
  const touched = names.filter((name) => earlier[name] !== later[name]);
  if (touched.length > 0) throw refuse(...touched.map((name) => moved(name, now)));
}
