import { setTimeout as sleep } from 'node:timers/promises';
import { VisitFailed } from './page-visit';

/** Failed visits after which a run is given up. */
const MAX_FAILED = 10;
/** After a failed visit: the shell does not use a failed section for half a minute. */
const RETRY_MS = 31_000;

export type RetryVisit = <Result>(visit: () => Promise<Result>) => Promise<Result>;

/** Repeats a visit that fails, ten times in a run. @throws VisitFailed after those, and other errors at once */
export function createRetry(report: (line: string) => void, delayMs = RETRY_MS): RetryVisit {
  let failed = 0;
  return async (visit) => {
    for (;;) {
      try {
        return await visit();
      } catch (error) {
        failed += 1;
        if (!(error instanceof VisitFailed) || failed > MAX_FAILED) throw error;
        report(`! ${error.message}; visited again`);
        await sleep(delayMs);
      }
    }
  };
}
