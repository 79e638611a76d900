import type { Handler } from '../../http/handler';
import type { StoreReport } from '../reports';

/** Keeps an action of a visitor, or of the account whose session asks. */
export const userAction =
  (keep: StoreReport): Handler<'POST /api/users/report_user_action'> =>
  ({ body, session, caller: { address } }) =>
    keep({ kind: 'user_action', content: body, address, accountId: session?.accountId ?? null });
