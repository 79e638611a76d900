import type { Handler } from '../../http/handler';
import type { KeepReport } from '../reports';

/** Keeps an ad report, which names nobody. */
export const huobanAdReport =
  (keep: KeepReport): Handler<'POST /api/utils/huoban_ad_report'> =>
  ({ body, caller: { address } }) =>
    keep({ kind: 'huoban_ad', content: body, address, accountId: null });
