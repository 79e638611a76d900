import { cookieName, readCookie, serializeCookie } from '../http/cookies';
import { BUCKET_COOKIE, BUCKET_MAX_AGE_S, isInShare, type Buckets } from '../visitors/buckets';
import type { Visitor } from '../visitors/canary-sample';
import type { ChannelState } from './channel-state';
import type { LiveRelease } from './live-release';
import { LINK_COOKIE, type LinkRefusal, type TesterLinkResolver } from './tester-link-resolver';

/** Who may cache the HTML: every cache; the visitor's browser, with revalidation; no cache. */
export type CachePolicy = 'shared' | 'private' | 'none';

/** The release that a visitor gets. `cookies`: `Set-Cookie` lines of the HTML response. */
export interface ReleaseSelected {
  kind: 'release';
  live: LiveRelease;
  cachePolicy: CachePolicy;
  cookies: string[];
}

/** The visitor's tester link is not valid any more; `live` is the release without it. */
export interface LinkRefused {
  kind: 'refused';
  refusal: LinkRefusal;
  live: LiveRelease;
  cookies: string[];
}

export type ReleaseSelection = ReleaseSelected | LinkRefused;

/**
 * Selects by cookies alone: a tester link first, then the canary for the buckets of its share, else the active release.
 * Clients without cookies (crawlers) have no bucket and always get the active release.
 */
export class ReleaseSelector {
  constructor(
    private readonly channelState: ChannelState,
    private readonly testerLinks: TesterLinkResolver,
    private readonly buckets: Buckets,
  ) {}

  /** Null before the channel has a release. */
  async select(visitor: Visitor): Promise<ReleaseSelection | null> {
    const token = readCookie(visitor.cookies, cookieName(LINK_COOKIE, visitor.secure));
    return (token ? await this.selectByLink(token, visitor) : null) ?? this.selectByBucket(visitor);
  }

  private async selectByLink(token: string, { secure }: Visitor): Promise<ReleaseSelection | null> {
    const resolved = await this.testerLinks.resolve(token);
    const { base } = this.channelState;
    if (!base) return null;
    if (resolved.kind === 'refused') {
      const cookies = [serializeCookie(LINK_COOKIE, '', { maxAge: 0, secure })];
      return { kind: 'refused', refusal: resolved.refusal, live: base, cookies };
    }
    const live = this.channelState.linkedRelease(resolved.served, resolved.link);
    return live && { kind: 'release', live, cachePolicy: 'none', cookies: [] };
  }

  private selectByBucket({ cookies, secure, network }: Visitor): ReleaseSelection | null {
    const { base, canary } = this.channelState;
    if (!base) return null;
    if (!canary) return { kind: 'release', live: base, cachePolicy: 'shared', cookies: [] };
    const bucket = this.buckets.read(cookies, secure);
    const live = isInShare(bucket, canary.share) ? canary.live : base;
    const options = { maxAge: BUCKET_MAX_AGE_S, secure };
    const newCookies =
      bucket === null ? [serializeCookie(BUCKET_COOKIE, this.buckets.issue(network), options)] : [];
    return { kind: 'release', live, cachePolicy: 'private', cookies: newCookies };
  }
}
