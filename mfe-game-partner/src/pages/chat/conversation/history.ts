import type { HistoryPage, HistoryRange } from '../queries';
import type { MessageLog } from './message-log';

/** Maximum page size of the service. */
const PAGE_SIZE = 100;
const FIRST_PAGE_SIZE = 40;
/** Missing messages are usually still in transit, so a gap is fetched only after this time. */
const GAP_TIMEOUT_MS = 400;

export type LoadState = 'loading' | 'ready' | 'failed';

export interface HistoryOptions {
  log: MessageLog;
  fetchPage: (range: HistoryRange, signal: AbortSignal) => Promise<HistoryPage>;
  signal: AbortSignal;
  onChange: () => void;
  warn: (message: string, error: unknown) => void;
}

/** Fetches stored messages: the latest page, older pages on request, and gaps. */
export class History {
  /** State of the latest page. */
  latestPage: LoadState = 'loading';
  /** State of the page before the oldest loaded message. */
  olderPage: LoadState = 'ready';
  private gapTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: HistoryOptions) {
    options.signal.addEventListener('abort', () => clearTimeout(this.gapTimer));
  }

  async loadLatest(): Promise<void> {
    this.latestPage = 'loading';
    this.options.onChange();
    this.latestPage = await this.load({ size: FIRST_PAGE_SIZE });
    this.options.onChange();
  }

  /** Takes over texts that the service changed, in the latest messages. */
  async refresh(): Promise<void> {
    const { log, fetchPage, signal, onChange, warn } = this.options;
    try {
      const { items } = await fetchPage({ size: PAGE_SIZE }, signal);
      log.update(items);
      onChange();
    } catch (error) {
      if (!signal.aborted) warn('changed messages could not be read', error);
    }
  }

  async loadOlder(): Promise<void> {
    const { log, onChange } = this.options;
    const { firstSeq } = log;
    if (this.olderPage === 'loading' || firstSeq === undefined || !log.hasOlder) return;
    this.olderPage = 'loading';
    onChange();
    this.olderPage = await this.load({ before: firstSeq, size: PAGE_SIZE });
    onChange();
  }

  /** Schedules fetching a gap, if there is one. */
  watchGap(): void {
    if (this.options.log.gapAfter === undefined || this.gapTimer !== undefined) return;
    this.gapTimer = setTimeout(() => void this.fillGap(), GAP_TIMEOUT_MS);
  }

  private async fillGap(): Promise<void> {
    const { log, signal, onChange } = this.options;
    for (;;) {
      const after = log.gapAfter;
      if (after === undefined) break;
      const outcome = await this.load({ after, size: PAGE_SIZE });
      if (outcome !== 'ready' || signal.aborted) break;
      // A message can be read only after its predecessors, so the missing ones were deleted.
      if (log.gapAfter === after) log.restartAfterGap();
      onChange();
    }
    this.gapTimer = undefined;
    onChange();
  }

  private async load(range: HistoryRange): Promise<LoadState> {
    const { log, fetchPage, signal, warn } = this.options;
    try {
      const { items, has_more: hasMore } = await fetchPage(range, signal);
      if (!signal.aborted) log.add(items);
      if (range.after === undefined && !hasMore) log.startsHere = true;
      return 'ready';
    } catch (error) {
      if (!signal.aborted) warn('stored messages could not be read', error);
      return 'failed';
    }
  }
}
