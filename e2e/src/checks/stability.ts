import { setTimeout as pause } from 'node:timers/promises';
import { type Check, must, mustEqual } from '../check';
import { VISITS } from '../journey-pages';
import { hydrated, leave } from '../site';

const MOST_SHIFT = 0.02;
/** Long enough for what follows hydration: header transition, overlay, first effects. */
const SETTLE_MS = 600;

/** Hydration keeps every element of the server's HTML, moves nothing and complains about nothing. */
export const STABILITY_CHECKS: readonly Check[] = VISITS.map(({ address, device }) => ({
  name: `${address} hydrates without a flash`,
  run: async (site) => {
    const tab = await site.open(address, { device });
    try {
      await hydrated(tab.page);
      await pause(SETTLE_MS);
      const { removed, shift, moved } = await tab.page.evaluate(() => window.stability);
      mustEqual(removed, [], 'the list of removed elements');
      must(shift <= MOST_SHIFT, `the layout shifted by ${shift}: ${moved.join('; ')}`);
      mustEqual(tab.complaints, [], 'the console');
    } finally {
      await leave(tab);
    }
  },
}));
