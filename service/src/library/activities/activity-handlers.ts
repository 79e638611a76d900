import type { Handlers } from '../../http/handler';
import type { Library } from '../library';
import { ownActivityHandlers, type OwnActivityEndpoint } from './own-activities/handlers';
import { activityIndex } from './activity-index/handler';

/** Activity endpoints. `now` returns the time in milliseconds. */
export const activityHandlers = (
  library: Library,
  now: () => number,
): Pick<Handlers, 'GET /api/visitor/web/activity/index' | OwnActivityEndpoint> => ({
  'GET /api/visitor/web/activity/index': activityIndex(library, now),
  ...ownActivityHandlers({ db: library.db, now }),
});
