import type { Fault } from '../../app/release/fault';
import type { FailedFiles } from './failed-files';
import { faultCause } from './fault-cause';
import { sendBeacon, type Served } from './send-beacon';

/** Determines why a version failed and reports it to the server. A separate chunk, because few tabs need it. */
export async function reportFault(
  served: Served,
  suspected: Fault,
  error: unknown,
  files: FailedFiles,
): Promise<void> {
  const cause = await faultCause(suspected, error, files);
  sendBeacon(served, { ...suspected, cause });
}
