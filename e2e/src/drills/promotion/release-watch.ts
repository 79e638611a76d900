import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer';

const INTERVAL_MS = 50;
/** A promotion takes its time on a busy machine; the watch begins before it. */
const TIMEOUT_MS = 90_000;

/**
 * Waits until a release is served at every origin, to visitors without cookies.
 * @returns time of this machine in ms when the last origin served it
 * @throws Error that names the origin that does not serve it
 */
export async function waitForRelease(origins: readonly string[], id: string): Promise<number> {
  const times = await Promise.all(
    origins.map(async (origin) => {
      const deadline = Date.now() + TIMEOUT_MS;
      while (Date.now() < deadline) {
        if ((await (await fetch(origin)).text()).includes(id)) return Date.now();
        await sleep(INTERVAL_MS);
      }
      throw new Error(`${origin} does not serve release ${id.slice(0, 12)}`);
    }),
  );
  return Math.max(...times);
}

/** Waits, inside of open tabs, until another release than `before` is served. @returns id and time for each tab */
export function watchForRelease(
  tabs: readonly Page[],
  before: string,
): Promise<{ id: string; at: number }[]> {
  return Promise.all(
    tabs.map((tab) =>
      tab.evaluate(
        async (known, interval, timeout) => {
          const deadline = Date.now() + timeout;
          while (Date.now() < deadline) {
            const html = await (await fetch('/', { cache: 'no-store' })).text();
            const id = /"release":"([0-9a-f]{64})"/.exec(html)?.[1];
            if (id !== undefined && id !== known) return { id, at: Date.now() };
            await new Promise((resolve) => setTimeout(resolve, interval));
          }
          throw new Error('no other release is served');
        },
        before,
        INTERVAL_MS,
        TIMEOUT_MS,
      ),
    ),
  );
}
