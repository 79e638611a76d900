import { isComplete, openable } from './installer-url';

const RETRY_AFTER_MS = 500;
const RETRIES = 5;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Builds the address again every 500 ms, five times at most, until it is complete; then takes what there is. */
export async function settleAddress(build: () => string): Promise<string> {
  let address = build();
  for (let retry = 0; retry < RETRIES && !isComplete(address); retry += 1) {
    await pause(RETRY_AFTER_MS);
    address = build();
  }
  return openable(address);
}
