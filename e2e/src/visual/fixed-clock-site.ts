import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startTestSite } from '../../../scripts/lib/site/start-test-site.mjs';
import { ROOT } from '../harness/processes';

/** A Wednesday noon in China: some activities of the week are over, some run, some are to come. */
const FIXED_TIME = Date.parse('2026-01-14T04:00:00Z');
const CLOCK = path.join(import.meta.dirname, 'shifted-clock.mjs');

export interface FixedClockSite {
  url: string;
  /** Milliseconds by which its clock is ahead of the real one. */
  shiftMs: number;
  stop: () => Promise<void>;
}

/** Starts the site with its seeded content, always at the same day and hour. */
export async function startFixedClockSite(): Promise<FixedClockSite> {
  const shiftMs = FIXED_TIME - Date.now();
  const clock = `--import=${pathToFileURL(CLOCK).href}`;
  const site = await startTestSite(ROOT, {
    CLOCK_SHIFT_MS: String(shiftMs),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, clock].filter(Boolean).join(' '),
  });
  return { ...site, shiftMs };
}
