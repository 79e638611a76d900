import type { Database } from '../../../database/database';
import type { Handler } from '../../../http/handler';
import { listSessions } from '../sessions';
import { presentSession } from './presenter';

/** The valid sessions of the account. */
export const accountSessions =
  (db: Database): Handler<'GET /api/users/sessions'> =>
  async ({ session }) => {
    const rows = await listSessions(db, session.accountId);
    return { items: rows.map((row) => presentSession(row, session.tokenHash)) };
  };
