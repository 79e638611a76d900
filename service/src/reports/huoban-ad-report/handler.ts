import type { Handler } from '../../http/handler';
import type { StoreReport } from '../reports';

/** Stores an ad report without an account. */
export const huobanAdReport =
  (store: StoreReport): Handler<'POST /api/utils/huoban_ad_report'> =>
  ({ body, caller: { address } }) =>
    store({ kind: 'huoban_ad', content: body, address, accountId: null });
