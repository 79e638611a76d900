import type { Fault } from '../../app/release/fault';
import type { FailedFiles } from './failed-files';
import { faultCause } from './fault-cause';
import { sendBeacon } from './send-beacon';

/** Finds out why a version failed, and tells the server. A file of its own: most tabs never need it. */
export async function reportFault(
  release: string,
  suspected: Fault,
  failure: unknown,
  files: FailedFiles,
): Promise<void> {
  const cause = await faultCause(suspected, failure, files);
  sendBeacon(release, { ...suspected, cause });
}
