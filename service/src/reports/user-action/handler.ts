import type { Handler } from '../../http/handler';
import type { StoreReport } from '../reports';

/** Account of the guest in a cookie, while it exists. */
export type GuestAccount = (accountId: string | null) => Promise<string | null>;

/** Stores an action of a visitor, with the account of the session or guest. */
export const userAction =
  (store: StoreReport, guestOf: GuestAccount): Handler<'POST /api/users/report_user_action'> =>
  async ({ body, session, guest, caller: { address } }) => {
    const accountId = session?.accountId ?? (await guestOf(guest.accountId));
    return store({ kind: 'user_action', content: body, address, accountId });
  };
