import type { HistoryPage, HistoryRange } from '../connection/ports';
import type { MessageLog } from './message-log';

/** Messages of one page, as many as the service gives at once. */
const PAGE_SIZE = 100;
const FIRST_PAGE_SIZE = 40;
/** What is missing between two messages is mostly on its way. */
const GAP_TIMEOUT_MS = 400;

export type LoadState = 'loading' | 'ready' | 'failed';

export interface HistoryOptions {
  log: MessageLog;
  fetchPage: (range: HistoryRange, signal: AbortSignal) => Promise<HistoryPage>;
  signal: AbortSignal;
  onChange: () => void;
  warn: (problem: string, failure: unknown) => void;
}

/** Fetches stored messages: the last ones, older ones when they are wanted, and what is missing between. */
export class History {
  /** The last page. */
  latestPage: LoadState = 'loading';
  /** The page before the oldest message that is known. */
  olderPage: LoadState = 'ready';
  private filling: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: HistoryOptions) {
    parts.signal.addEventListener('abort', () => clearTimeout(this.filling));
  }

  async loadLatest(): Promise<void> {
    this.latestPage = 'loading';
    this.parts.onChange();
    this.latestPage = await this.load({ size: FIRST_PAGE_SIZE });
    this.parts.onChange();
  }

  async loadOlder(): Promise<void> {
    const { log, onChange } = this.parts;
    const { firstSeq } = log;
    if (this.olderPage === 'loading' || firstSeq === undefined || !log.hasOlder) return;
    this.olderPage = 'loading';
    onChange();
    this.olderPage = await this.load({ before: firstSeq, size: PAGE_SIZE });
    onChange();
  }

  /** Looks after the gap, if there is one, unless it closes by itself. */
  watchGap(): void {
    if (this.parts.log.gapAfter === undefined || this.filling !== undefined) return;
    this.filling = setTimeout(() => void this.fillGap(), GAP_TIMEOUT_MS);
  }

  private async fillGap(): Promise<void> {
    const { log, onChange } = this.parts;
    for (;;) {
      const after = log.gapAfter;
      if (after === undefined) break;
      const outcome = await this.load({ after, size: PAGE_SIZE });
      if (outcome !== 'ready' || log.gapAfter === after) break;
      onChange();
    }
    this.filling = undefined;
    onChange();
  }

  private async load(range: HistoryRange): Promise<LoadState> {
    const { log, fetchPage, signal, warn } = this.parts;
    try {
      const { items } = await fetchPage(range, signal);
      if (!signal.aborted) log.add(items);
      return 'ready';
    } catch (error) {
      if (!signal.aborted) warn('stored messages could not be read', error);
      return 'failed';
    }
  }
}
