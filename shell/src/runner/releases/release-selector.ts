import { cookieLine, readCookie } from '../http/cookies';
import { BUCKET_COOKIE, BUCKET_SECONDS, drawBucket, isInShare, readBucket } from './bucket';
import { LINK_COOKIE, type LinkDoor, type LinkRefusal } from './tester-links';
import type { StandingRelease } from './selected-release';
import type { Standings } from './channel-state';

/** Who may keep the HTML: every cache, only this visitor's browser and only to ask again, nobody. */
export type Keeping = 'shared' | 'private' | 'none';

/** Which release a visitor gets. `cookies`: `Set-Cookie` lines that the HTML answer is to carry. */
export interface ReleaseChosen {
  kind: 'release';
  standing: StandingRelease;
  keeping: Keeping;
  cookies: string[];
}

/** The visitor's tester link opens nothing any more; `standing` is what there is without it. */
export interface LinkRefused {
  kind: 'refused';
  refusal: LinkRefusal;
  standing: StandingRelease;
  cookies: string[];
}

export type Choice = ReleaseChosen | LinkRefused;

interface Visitor {
  cookies: string | undefined;
  /** The page came over HTTPS. */
  secure: boolean;
}

/**
 * Decides by cookies alone: a tester link before everything, then the canary for the buckets of its share, else the
 * release in force. Whoever keeps no cookies (crawlers) has no bucket and so always gets the release in force.
 */
export class ReleaseChoice {
  constructor(
    private readonly standings: Standings,
    private readonly links: LinkDoor,
  ) {}

  /** Null before the channel names a release. */
  async of(visitor: Visitor): Promise<Choice | null> {
    const token = readCookie(visitor.cookies, LINK_COOKIE);
    return (token ? await this.byLink(token, visitor) : null) ?? this.byBucket(visitor);
  }

  private async byLink(token: string, { secure }: Visitor): Promise<Choice | null> {
    const opened = await this.links.open(token);
    const { base } = this.standings;
    if (!base) return null;
    if (opened.kind === 'refused') {
      const cookies = [cookieLine(LINK_COOKIE, '', { maxAge: 0, secure })];
      return { kind: 'refused', refusal: opened.refusal, standing: base, cookies };
    }
    const standing = this.standings.ofLink(opened.served, opened.link);
    return standing && { kind: 'release', standing, keeping: 'none', cookies: [] };
  }

  private byBucket({ cookies, secure }: Visitor): Choice | null {
    const { base, canary } = this.standings;
    if (!base) return null;
    if (!canary) return { kind: 'release', standing: base, keeping: 'shared', cookies: [] };
    const bucket = readBucket(cookies);
    const standing = isInShare(bucket, canary.share) ? canary.standing : base;
    const drawn = bucket ?? drawBucket();
    const line = cookieLine(BUCKET_COOKIE, String(drawn), { maxAge: BUCKET_SECONDS, secure });
    return {
      kind: 'release',
      standing,
      keeping: 'private',
      cookies: bucket === null ? [line] : [],
    };
  }
}
