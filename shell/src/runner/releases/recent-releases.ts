import type { Release } from '@huoban/contracts';
import type { Fault } from '../../app/release/fault';
import type { ServedRelease } from '../worker/messages';

type Pins = Pick<Release, 'shell' | 'sections'>;

/** Tabs keep their release for hours; a channel that moves more often than this in that time is a drill. */
const MAX_RELEASES = 64;

/** What the releases pin that visitors may still have on screen. */
export class RecentReleases {
  private readonly pins = new Map<string, Pins>();

  add({ id, release: { shell, sections } }: ServedRelease): void {
    this.pins.delete(id);
    this.pins.set(id, { shell, sections });
    const oldest = this.pins.keys().next();
    if (this.pins.size > MAX_RELEASES && !oldest.done) this.pins.delete(oldest.value);
  }

  /** Whether the release was served lately and names the version, as the pinned one or as the fallback. */
  includes(id: string, { section, version }: Pick<Fault, 'section' | 'version'>): boolean {
    const pins = this.pins.get(id);
    if (!pins) return false;
    const pin = section === 'shell' ? pins.shell : pins.sections[section];
    return pin.version === version || pin.fallback?.version === version;
  }
}
