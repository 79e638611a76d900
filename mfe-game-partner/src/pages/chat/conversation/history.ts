import type { HistoryPage, HistoryRange } from './ports';
import type { TalkLog } from './talk-log';

/** Messages of one page, as many as the service gives at once. */
const PAGE = 100;
const FIRST_PAGE = 40;
/** What is missing between two messages is mostly on its way. */
const GAP_PATIENCE_MS = 400;

export type Loading = 'loading' | 'ready' | 'failed';

export interface HistoryParts {
  log: TalkLog;
  fetchPage: (range: HistoryRange, signal: AbortSignal) => Promise<HistoryPage>;
  signal: AbortSignal;
  changed: () => void;
  warn: (problem: string, failure: unknown) => void;
}

/** Fetches stored messages: the last ones, older ones when they are wanted, and what is missing between. */
export class History {
  /** The last page. */
  first: Loading = 'loading';
  /** The page before the oldest message that is known. */
  older: Loading = 'ready';
  private filling: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: HistoryParts) {
    parts.signal.addEventListener('abort', () => clearTimeout(this.filling));
  }

  async loadLatest(): Promise<void> {
    this.first = 'loading';
    this.parts.changed();
    this.first = await this.load({ size: FIRST_PAGE });
    this.parts.changed();
  }

  async loadOlder(): Promise<void> {
    const { log, changed } = this.parts;
    const { low } = log;
    if (this.older === 'loading' || low === undefined || !log.hasOlder) return;
    this.older = 'loading';
    changed();
    this.older = await this.load({ before: low, size: PAGE });
    changed();
  }

  /** Looks after the gap, if there is one, unless it closes by itself. */
  watchGap(): void {
    if (this.parts.log.gapAfter === undefined || this.filling !== undefined) return;
    this.filling = setTimeout(() => void this.fillGap(), GAP_PATIENCE_MS);
  }

  private async fillGap(): Promise<void> {
    const { log, changed } = this.parts;
    for (;;) {
      const after = log.gapAfter;
      if (after === undefined) break;
      const outcome = await this.load({ after, size: PAGE });
      if (outcome !== 'ready' || log.gapAfter === after) break;
      changed();
    }
    this.filling = undefined;
    changed();
  }

  private async load(range: HistoryRange): Promise<Loading> {
    const { log, fetchPage, signal, warn } = this.parts;
    try {
      const { items } = await fetchPage(range, signal);
      if (!signal.aborted) log.add(items);
      return 'ready';
    } catch (failure) {
      if (!signal.aborted) warn('stored messages could not be read', failure);
      return 'failed';
    }
  }
}
