import { SECTION_NAMES, type Release } from '@huoban/contracts';
import { createRouteMap, type RouteMap } from '@huoban/runtime/routes';
import type {
  ReleaseContext,
  ReleaseReason,
  TesterLinkInfo,
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
  /** The active release, with which this one is compared. */
  base: Release;
  link?: TesterLinkInfo;
}

export function createLiveRelease(
  served: ServedRelease,
  { channel, sequence, why, base, link }: LiveReleaseOptions,
): LiveRelease {
  const inForce = differingVersions(served.release, base);
  return {
    served,
    routes: createRouteMap(served.release.routes),
    context: { channel, sequence, why, link: link ?? null, inForce },
  };
}

/** The base release's versions of all artifacts in which the other release differs. */
function differingVersions(release: Release, base: Release): ReleaseContext['inForce'] {
  const pairs = [
    ['shell', release.shell, base.shell] as const,
    ...SECTION_NAMES.map((name) => [name, release.sections[name], base.sections[name]] as const),
  ];
  return Object.fromEntries(
    pairs.flatMap(([name, own, active]) =>
      own.version === active.version ? [] : [[name, active.version]],
    ),
  );
}
