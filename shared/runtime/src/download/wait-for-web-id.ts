import { hasWebId, withFallbackWebId } from './installer-url';

const RETRY_DELAY_MS = 500;
const MAX_RETRIES = 5;

const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Builds the address again every 500 ms, five times at most, until it is complete; then takes what there is. */
export async function waitForWebId(build: () => string): Promise<string> {
  let address = build();
  for (let retry = 0; retry < MAX_RETRIES && !hasWebId(address); retry += 1) {
    await delay(RETRY_DELAY_MS);
    address = build();
  }
  return withFallbackWebId(address);
}
