import { hasWebId, withFallbackWebId } from './installer-url';

const RETRY_DELAY_MS = 500;
const MAX_RETRIES = 5;

const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Rebuilds the URL every 500 ms, at most five times, until it has a web id; then uses the fallback id. */
export async function waitForWebId(build: () => string): Promise<string> {
  let url = build();
  for (let retry = 0; retry < MAX_RETRIES && !hasWebId(url); retry += 1) {
    await delay(RETRY_DELAY_MS);
    url = build();
  }
  return withFallbackWebId(url);
}
