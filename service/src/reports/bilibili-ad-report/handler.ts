import type { Handler } from '../../http/handler';
import type { KeepReport } from '../reports';

/** Keeps an ad report, which names nobody. */
export const bilibiliAdReport =
  (keep: KeepReport): Handler<'POST /api/utils/bilibili_pc_ad_report'> =>
  ({ body, caller: { address } }) =>
    keep({ kind: 'bilibili_pc_ad', content: body, address, accountId: null });
