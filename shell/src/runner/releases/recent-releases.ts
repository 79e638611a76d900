import { LRUCache } from 'lru-cache';
import type { Release } from '@huoban/contracts';
import type { Fault } from '../../app/release/fault';
import type { ServedRelease } from '../worker/messages';

type Pins = Pick<Release, 'shell' | 'sections'>;

/** Tabs stay open for hours; in that time a channel has fewer releases than this, except in a drill. */
const MAX_RELEASES = 64;

/** The pins of releases that visitors may still have on screen. */
export class RecentReleases {
  private readonly pins = new LRUCache<string, Pins>({ max: MAX_RELEASES });

  add({ id, release: { shell, sections } }: ServedRelease): void {
    this.pins.set(id, { shell, sections });
  }

  /** Whether a recent release names the version, as pinned or as fallback version. */
  includes(id: string, { section, version }: Pick<Fault, 'section' | 'version'>): boolean {
    const pins = this.pins.peek(id);
    if (!pins) return false;
    const pin = section === 'shell' ? pins.shell : pins.sections[section];
    return pin.version === version || pin.fallback?.version === version;
  }
}
