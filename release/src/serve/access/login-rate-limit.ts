import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
const MAX_FAILURES = 10;
const MAX_ADDRESSES = 10_000;

/** Limits wrong tokens per minute and address, against guessing; others log in meanwhile. */
export class LoginRateLimit {
  private readonly failures = new LRUCache<string, number[]>({ max: MAX_ADDRESSES });

  /** @returns seconds until the next attempt of the address, 0 when it is allowed now */
  retryAfter(address: string, now = Date.now()): number {
    const recent = this.recent(address, now);
    const [oldest] = recent;
    if (oldest === undefined || recent.length < MAX_FAILURES) return 0;
    return Math.ceil((oldest + WINDOW_MS - now) / 1000);
  }

  recordFailure(address: string, now = Date.now()): void {
    this.failures.set(networkOf(address), [...this.recent(address, now), now]);
  }

  /** Takes back the last failure of an address. */
  removeFailure(address: string, now = Date.now()): void {
    this.failures.set(networkOf(address), this.recent(address, now).slice(0, -1));
  }

  private recent(address: string, now: number): number[] {
    return (this.failures.get(networkOf(address)) ?? []).filter((at) => at > now - WINDOW_MS);
  }
}

/** One customer has a whole /64 of IPv6. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest].slice(0, 4).join(':');
}
