import type { Handler } from '../../http/handler';
import type { StoreReport } from '../reports';

/** Stores an ad report without an account. */
export const bilibiliAdReport =
  (store: StoreReport): Handler<'POST /api/utils/bilibili_pc_ad_report'> =>
  ({ body, caller: { address } }) =>
    store({ kind: 'bilibili_pc_ad', content: body, address, accountId: null });
