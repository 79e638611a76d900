import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';

const MAX_ADDRESSES = 10_000;

interface ShareOptions {
  /** What one address may use at a time. */
  perAddress: number;
  /** What may wait for its turn, of one address. */
  waitingPerAddress: number;
  /** What all addresses together may use and let wait. */
  total: number;
}

/** Divides what all visitors share among their addresses, so that none can use or queue for all of it. */
export class AddressShare {
  private readonly limits = new LRUCache<string, LimitFunction>({ max: MAX_ADDRESSES });
  private total = 0;

  constructor(private readonly options: ShareOptions) {}

  /** `busy`: the address has used up its own share; `full`: all addresses together have used up the total. */
  check(address: string): 'admitted' | 'busy' | 'full' {
    const { perAddress, waitingPerAddress, total } = this.options;
    const limit = this.limits.get(address);
    const used = limit ? limit.activeCount + limit.pendingCount : 0;
    if (used >= perAddress + waitingPerAddress) return 'busy';
    return this.total >= total ? 'full' : 'admitted';
  }

  /** Does the work when the address has a place. Call `check` before. */
  async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const limit = this.limits.get(address) ?? pLimit(this.options.perAddress);
    this.limits.set(address, limit);
    this.total += 1;
    try {
      return await limit(work);
    } finally {
      this.total -= 1;
    }
  }
}
