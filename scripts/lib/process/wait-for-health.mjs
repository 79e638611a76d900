import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE = 50;

/**
 * @param {string} url
 * @param {number} patience milliseconds
 * @returns {Promise<void>} when the address answers with success
 * @throws {Error} with the last answer when it never does
 */
export async function waitForHealth(url, patience) {
  const until = Date.now() + patience;
  let last = 'no answer';
  while (Date.now() < until) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      if (response.ok) return;
      last = `status ${String(response.status)}: ${await response.text()}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await sleep(PAUSE);
  }
  throw new Error(`The site is up but not well: ${url} answers ${last}.`);
}
