import type { Fault } from '../../app/release/fault';

/** Sends a fault report to the server. Neither throws nor waits. */
export function sendBeacon(release: string, { section, version, cause }: Fault): void {
  const report = { release, section, version, cause, path: location.pathname };
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  try {
    navigator.sendBeacon('/-/beacon', body);
  } catch {
    // An extension or a policy may block beacons.
  }
}
