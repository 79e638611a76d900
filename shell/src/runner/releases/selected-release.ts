import { SECTION_NAMES, type Release } from '@huoban/contracts';
import { createRouteMap, type RouteMap } from '@huoban/runtime/routes';
import type {
  TesterLinkInfo,
  ReleaseReason,
  ReleaseContext,
} from '../../app/release/release-context';
import type { ServedRelease } from '../worker/messages';

/** A release that some visitors get now, with what is derived from it once. */
export interface LiveRelease {
  served: ServedRelease;
  routes: RouteMap;
  context: ReleaseContext;
}

interface LiveReleaseOptions {
  channel: string;
  sequence: number;
  why: ReleaseReason;
  /** The release in force, with which this one is compared. */
  base: Release;
  link?: TesterLinkInfo;
}

export function createLiveRelease(
  served: ServedRelease,
  { channel, sequence, why, base, link }: LiveReleaseOptions,
): LiveRelease {
  const standing = { channel, sequence, why, link: link ?? null };
  return {
    served,
    routes: createRouteMap(served.release.routes),
    context: { ...standing, inForce: differences(served.release, base) },
  };
}

/** Versions of the release in force, of everything in which the other one differs. */
function differences(release: Release, base: Release): ReleaseContext['inForce'] {
  const pairs = [
    ['shell', release.shell, base.shell] as const,
    ...SECTION_NAMES.map((name) => [name, release.sections[name], base.sections[name]] as const),
  ];
  return Object.fromEntries(
    pairs.flatMap(([name, own, inForce]) =>
      own.version === inForce.version ? [] : [[name, inForce.version]],
    ),
  );
}
