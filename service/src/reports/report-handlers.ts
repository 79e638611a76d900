import type { Handlers } from '../http/handler';
import type { KeepReport } from './reports';

type ReportEndpoints =
  | 'POST /api/utils/huoban_ad_report'
  | 'POST /api/utils/bilibili_pc_ad_report'
  | 'POST /api/users/report_user_action';

/** Ad reports, which name nobody, and visitor actions. */
export const reportHandlers = (keep: KeepReport): Pick<Handlers, ReportEndpoints> => ({
  'POST /api/utils/huoban_ad_report': ({ body, caller: { address } }) =>
    keep({ kind: 'huoban_ad', content: body, address, accountId: null }),
  'POST /api/utils/bilibili_pc_ad_report': ({ body, caller: { address } }) =>
    keep({ kind: 'bilibili_pc_ad', content: body, address, accountId: null }),
  'POST /api/users/report_user_action': ({ body, session, caller: { address } }) =>
    keep({ kind: 'user_action', content: body, address, accountId: session?.accountId ?? null }),
});
