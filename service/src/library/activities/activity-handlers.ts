import type { Handlers } from '../../http/handler';
import type { Library } from '../library';
import { activityIndex } from './activity-index/handler';

/** Activity endpoints. `now` returns the time in milliseconds. */
export const activityHandlers = (
  library: Library,
  now: () => number,
): Pick<Handlers, 'GET /api/visitor/web/activity/index'> => ({
  'GET /api/visitor/web/activity/index': activityIndex(library, now),
});
