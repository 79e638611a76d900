import type { Fault } from '../../app/release/fault';

/** Tells the server of a version that failed here. Never fails and never waits. */
export function sendBeacon(release: string, { section, version, cause }: Fault): void {
  const report = { release, section, version, cause, path: location.pathname };
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  try {
    navigator.sendBeacon('/-/beacon', body);
  } catch {
    // What stops it (an extension, a policy) is no concern of the page.
  }
}
