import type { Handler } from '../../http/handler';
import type { StoreReport } from '../reports';

/** Stores an action of a visitor, with the account when there is a session. */
export const userAction =
  (store: StoreReport): Handler<'POST /api/users/report_user_action'> =>
  ({ body, session, caller: { address } }) =>
    store({ kind: 'user_action', content: body, address, accountId: session?.accountId ?? null });
