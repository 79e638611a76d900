import { setTimeout as sleep } from 'node:timers/promises';

const INTERVAL_MS = 50;

/**
 * @param {string} url
 * @param {number} timeoutMs milliseconds
 * @returns {Promise<void>} when the URL responds with success
 * @throws {Error} with the last response when it never does
 */
export async function waitForHealth(url, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  let last = 'no response';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      if (response.ok) return;
      last = `status ${String(response.status)}: ${await response.text()}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await sleep(INTERVAL_MS);
  }
  throw new Error(`The site is not healthy: ${url} responds with ${last}.`);
}
