import type { Release } from '@huoban/contracts';
import type { TesterLinkInfo } from '../../app/release/release-context';
import type { ServedRelease } from '../worker/messages';
import { RecentReleases } from './recent-releases';
import { createLiveRelease, type LiveRelease } from './selected-release';

/** What the channel says now. */
export interface FollowedChannel {
  channel: string;
  sequence: number;
  id: string | null;
  release: Release | null;
  canary: { id: string; release: Release; share: number } | null;
}

const MAX_LINKED = 8;

/** The releases that visitors get now: the one in force, the canary beside it, and those that testers opened. */
export class ChannelState {
  base: LiveRelease | null = null;
  canary: { live: LiveRelease; share: number } | null = null;
  readonly recent = new RecentReleases();
  private followed: FollowedChannel | null = null;
  private readonly linked = new Map<string, LiveRelease>();

  /**
   * Takes over what the channel says. When it names no release any more (the only key was revoked), the last good one
   * stays for everybody, and nobody vouches for a canary: `/-/health` says so.
   */
  update(followed: FollowedChannel): void {
    const { channel, sequence, id, release, canary } = followed;
    if (!id || !release) {
      this.canary = null;
      return;
    }
    const place = { channel, sequence, base: release };
    this.followed = followed;
    this.base = this.note(createLiveRelease({ id, release }, { ...place, why: 'pin' }));
    this.canary = null;
    if (canary) {
      const served = { id: canary.id, release: canary.release };
      const standing = this.note(createLiveRelease(served, { ...place, why: 'canary' }));
      this.canary = { live: standing, share: canary.share };
    }
    this.linked.clear();
  }

  /** The release behind a tester link. Null while the channel names none to compare it with. */
  linkedRelease(served: ServedRelease, link: TesterLinkInfo): LiveRelease | null {
    const { followed } = this;
    if (!followed?.release) return null;
    const key = [served.id, link.author, link.note, link.expires].join('\n');
    const known = this.linked.get(key);
    if (known) return known;
    const { channel, sequence, release: base } = followed;
    const place = { channel, sequence, base, why: 'link', link } as const;
    const made = this.note(createLiveRelease(served, place));
    this.linked.set(key, made);
    for (const oldest of this.linked.keys()) {
      if (this.linked.size <= MAX_LINKED) break;
      this.linked.delete(oldest);
    }
    return made;
  }

  /** Releases that any visitor may get. */
  get publicReleases(): LiveRelease[] {
    return [this.base, this.canary?.live].filter((standing) => standing != null);
  }

  private note(made: LiveRelease): LiveRelease {
    this.recent.add(made.served);
    return made;
  }
}
