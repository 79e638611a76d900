import type { Handler } from '../../http/handler';
import type { StoreReport } from '../reports';

/** Keeps an ad report, which names nobody. */
export const bilibiliAdReport =
  (keep: StoreReport): Handler<'POST /api/utils/bilibili_pc_ad_report'> =>
  ({ body, caller: { address } }) =>
    keep({ kind: 'bilibili_pc_ad', content: body, address, accountId: null });
