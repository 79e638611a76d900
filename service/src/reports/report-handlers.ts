import type { Handlers } from '../http/handler';
import { bilibiliAdReport } from './bilibili-ad-report/handler';
import { huobanAdReport } from './huoban-ad-report/handler';
import type { StoreReport } from './reports';
import { userAction } from './user-action/handler';

type ReportEndpoints =
  | 'POST /api/utils/huoban_ad_report'
  | 'POST /api/utils/bilibili_pc_ad_report'
  | 'POST /api/users/report_user_action';

/** Endpoints of reports: two of ads, one of visitor actions. */
export const reportHandlers = (keep: StoreReport): Pick<Handlers, ReportEndpoints> => ({
  'POST /api/utils/huoban_ad_report': huobanAdReport(keep),
  'POST /api/utils/bilibili_pc_ad_report': bilibiliAdReport(keep),
  'POST /api/users/report_user_action': userAction(keep),
});
