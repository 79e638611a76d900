import type { Handler } from '../../http/handler';
import type { StoreReport } from '../reports';

/** Keeps an ad report, which names nobody. */
export const huobanAdReport =
  (keep: StoreReport): Handler<'POST /api/utils/huoban_ad_report'> =>
  ({ body, caller: { address } }) =>
    keep({ kind: 'huoban_ad', content: body, address, accountId: null });
