import type { Handlers } from '../http/handler';
import { bilibiliAdReport } from './bilibili-ad-report/handler';
import { huobanAdReport } from './huoban-ad-report/handler';
import type { StoreReport } from './reports';
import { userAction, type GuestAccount } from './user-action/handler';

type ReportEndpoints =
  | 'POST /api/utils/huoban_ad_report'
  | 'POST /api/utils/bilibili_pc_ad_report'
  | 'POST /api/users/report_user_action';

/** Report endpoints: two for ads, one for visitor actions. */
export const reportHandlers = (
  store: StoreReport,
  guestOf: GuestAccount,
): Pick<Handlers, ReportEndpoints> => ({
  'POST /api/utils/huoban_ad_report': huobanAdReport(store),
  'POST /api/utils/bilibili_pc_ad_report': bilibiliAdReport(store),
  'POST /api/users/report_user_action': userAction(store, guestOf),
});
