import type { Boot } from '../../app/release/boot';
import type { Fault } from '../../app/release/fault';

/** What the boot data says about the document that was served. */
export type Served = Pick<Boot, 'release' | 'reportToken'>;

/** Sends a fault report to the server. Neither throws nor waits. */
export function sendBeacon(
  { release, reportToken: token }: Served,
  { section, version, cause }: Fault,
): void {
  const report = { release, section, version, cause, path: location.pathname, token };
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  try {
    navigator.sendBeacon('/-/beacon', body);
  } catch {
    // An extension or a policy may block beacons.
  }
}
