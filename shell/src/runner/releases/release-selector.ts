import { serializeCookie, readCookie } from '../http/cookies';
import { BUCKET_COOKIE, BUCKET_MAX_AGE_S, assignBucket, isInShare, readBucket } from './bucket';
import { LINK_COOKIE, type TesterLinkResolver, type LinkRefusal } from './tester-links';
import type { LiveRelease } from './selected-release';
import type { ChannelState } from './channel-state';

/** Who may keep the HTML: every cache, only this visitor's browser and only to ask again, nobody. */
export type CachePolicy = 'shared' | 'private' | 'none';

/** Which release a visitor gets. `cookies`: `Set-Cookie` lines that the HTML answer is to carry. */
export interface ReleaseSelected {
  kind: 'release';
  live: LiveRelease;
  cachePolicy: CachePolicy;
  cookies: string[];
}

/** The visitor's tester link opens nothing any more; `standing` is what there is without it. */
export interface LinkRefused {
  kind: 'refused';
  refusal: LinkRefusal;
  live: LiveRelease;
  cookies: string[];
}

export type ReleaseSelection = ReleaseSelected | LinkRefused;

interface Visitor {
  cookies: string | undefined;
  /** The page came over HTTPS. */
  secure: boolean;
}

/**
 * Decides by cookies alone: a tester link before everything, then the canary for the buckets of its share, else the
 * release in force. Whoever keeps no cookies (crawlers) has no bucket and so always gets the release in force.
 */
export class ReleaseSelector {
  constructor(
    private readonly standings: ChannelState,
    private readonly links: TesterLinkResolver,
  ) {}

  /** Null before the channel names a release. */
  async select(visitor: Visitor): Promise<ReleaseSelection | null> {
    const token = readCookie(visitor.cookies, LINK_COOKIE);
    return (token ? await this.byLink(token, visitor) : null) ?? this.byBucket(visitor);
  }

  private async byLink(token: string, { secure }: Visitor): Promise<ReleaseSelection | null> {
    const opened = await this.links.resolve(token);
    const { base } = this.standings;
    if (!base) return null;
    if (opened.kind === 'refused') {
      const cookies = [serializeCookie(LINK_COOKIE, '', { maxAge: 0, secure })];
      return { kind: 'refused', refusal: opened.refusal, live: base, cookies };
    }
    const standing = this.standings.linkedRelease(opened.served, opened.link);
    return standing && { kind: 'release', live: standing, cachePolicy: 'none', cookies: [] };
  }

  private byBucket({ cookies, secure }: Visitor): ReleaseSelection | null {
    const { base, canary } = this.standings;
    if (!base) return null;
    if (!canary) return { kind: 'release', live: base, cachePolicy: 'shared', cookies: [] };
    const bucket = readBucket(cookies);
    const standing = isInShare(bucket, canary.share) ? canary.live : base;
    const drawn = bucket ?? assignBucket();
    const line = serializeCookie(BUCKET_COOKIE, String(drawn), {
      maxAge: BUCKET_MAX_AGE_S,
      secure,
    });
    return {
      kind: 'release',
      live: standing,
      cachePolicy: 'private',
      cookies: bucket === null ? [line] : [],
    };
  }
}
