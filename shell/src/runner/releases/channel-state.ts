import { LRUCache } from 'lru-cache';
import type { Release } from '@huoban/contracts';
import type { TesterLinkInfo } from '../../app/release/release-context';
import type { ServedRelease } from '../worker/messages';
import { createLiveRelease, type LiveRelease } from './live-release';
import { RecentReleases } from './recent-releases';

/** State of the channel as the follower reports it. */
export interface FollowedChannel {
  channel: string;
  sequence: number;
  id: string | null;
  release: Release | null;
  canary: { id: string; release: Release; share: number } | null;
}

const MAX_LINKED = 8;

/** The releases that visitors get now: the active one, its canary, and those opened by tester links. */
export class ChannelState {
  base: LiveRelease | null = null;
  canary: { live: LiveRelease; share: number } | null = null;
  readonly recent = new RecentReleases();
  private active: (Omit<FollowedChannel, 'release'> & { release: Release }) | null = null;
  private readonly linked = new LRUCache<string, LiveRelease>({ max: MAX_LINKED });

  /**
   * Applies the state of the channel. When the channel has no release any more (its only key was revoked), the last
   * good release stays and the canary ends; `/-/health` reports it.
   */
  update(followed: FollowedChannel): void {
    const { channel, sequence, id, release, canary } = followed;
    this.canary = null;
    if (!id || !release) return;
    const options = { channel, sequence, base: release };
    this.active = { ...followed, release };
    this.base = this.create({ id, release }, { ...options, why: 'pin' });
    if (canary) {
      const served = { id: canary.id, release: canary.release };
      const live = this.create(served, { ...options, why: 'canary' });
      this.canary = { live, share: canary.share };
    }
    this.linked.clear();
  }

  /** The release of a tester link; null while the channel has no release to compare it with. */
  linkedRelease(served: ServedRelease, link: TesterLinkInfo): LiveRelease | null {
    if (!this.active) return null;
    const key = [served.id, link.author, link.note, link.expires].join('\n');
    const known = this.linked.get(key);
    if (known) return known;
    const { channel, sequence, release: base } = this.active;
    const live = this.create(served, { channel, sequence, base, why: 'link', link });
    this.linked.set(key, live);
    return live;
  }

  /** Releases that any visitor may get. */
  get publicReleases(): LiveRelease[] {
    return [this.base, this.canary?.live].filter((live) => live != null);
  }

  private create(...args: Parameters<typeof createLiveRelease>): LiveRelease {
    const live = createLiveRelease(...args);
    this.recent.add(live.served);
    return live;
  }
}
