import type { Database } from '../../../database/database';
import type { Handler } from '../../../http/handler';
import { endSessions } from '../sessions';

/** Ends the session of the call, or all sessions of its account. */
export const logout =
  (db: Database): Handler<'POST /api/users/logout'> =>
  async ({ session, body }) => ({ ended: await endSessions(db, session, body.all) });
