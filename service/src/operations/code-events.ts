import type { CodeEvents } from '../accounts/verification-codes';
import type { Log } from '../process/log';
import type { Metrics } from './metrics';

/** Counts code events and warns the operator at the daily limit. */
export const createCodeEvents = (metrics: Metrics, log: Log): CodeEvents => ({
  onRefused: (limit) => metrics.codesRefused.inc({ limit }),
  onChecked: (outcome) => metrics.codesChecked.inc({ outcome }),
  onDailyLimitReached: () =>
    log.warn('the daily ceiling of codes is reached: no more are sent until its day is over', {
      setting: 'LIMIT_SENDS_PER_DAY',
    }),
});
