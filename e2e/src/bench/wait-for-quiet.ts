import { waitUntil } from '../harness/wait';
import { currentLoad, isBusy } from './bench';

/** The load average still counts what ended a few minutes ago. */
const TIMEOUT_MS = 300_000;

/**
 * Waits until the load average is that of a quiet machine, at most 5 minutes.
 * @returns the load average, in processes
 */
export async function waitForQuiet(
  readLoad = currentLoad,
  timeoutMs = TIMEOUT_MS,
): Promise<number> {
  await waitUntil('the machine is quiet', timeoutMs, () => !isBusy(readLoad())).catch(
    () => undefined,
  );
  return readLoad();
}
