import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer';

const PAUSE_MS = 20;
const PATIENCE_MS = 15_000;

/** When each place first served a page of a release, as instants of this machine's clock (ms). */
export interface Sightings {
  id: string;
  /** In the order of the places. */
  at: number[];
}

/**
 * Waits until pages of a release are served at every origin: asks each of them as a visitor without cookies does.
 * @throws Error that names the origin where it does not come about
 */
export async function seenAt(origins: readonly string[], id: string): Promise<Sightings> {
  const at = await Promise.all(
    origins.map(async (origin) => {
      const deadline = Date.now() + PATIENCE_MS;
      while (Date.now() < deadline) {
        const html = await (await fetch(origin)).text();
        if (html.includes(id)) return Date.now();
        await sleep(PAUSE_MS);
      }
      throw new Error(`${origin} does not serve release ${id.slice(0, 12)}`);
    }),
  );
  return { id, at };
}

/**
 * Begins to watch, from inside of open tabs, for pages of another release than the one that is served now.
 * @returns what is seen first, in the order of the tabs
 */
export function watchFrom(
  tabs: readonly Page[],
  before: string,
): Promise<{ id: string; at: number }[]> {
  return Promise.all(
    tabs.map((tab) =>
      tab.evaluate(
        async (known, pause, patience) => {
          const deadline = Date.now() + patience;
          while (Date.now() < deadline) {
            const html = await (await fetch('/', { cache: 'no-store' })).text();
            const id = /"release":"([0-9a-f]{64})"/.exec(html)?.[1];
            if (id !== undefined && id !== known) return { id, at: Date.now() };
            await new Promise((resolve) => setTimeout(resolve, pause));
          }
          throw new Error('no other release is served');
        },
        before,
        PAUSE_MS,
        PATIENCE_MS,
      ),
    ),
  );
}
