import type { Database } from '../database/database';
import { limitedAddress } from '../http/client-address';
import type { Handlers } from '../http/handler';
import { tooMany } from '../http/refusal';
import { spend } from '../accounts/limits';

type ReportEndpoints =
  | 'POST /api/utils/huoban_ad_report'
  | 'POST /api/utils/bilibili_pc_ad_report'
  | 'POST /api/users/report_user_action';

/** Reports are written by anyone: what one address can store is bounded. */
const PER_ADDRESS = { points: 300, seconds: 3600 };

/** Ad reports and visitor actions: kept as they come, for a while. */
export const reportHandlers = (db: Database): Pick<Handlers, ReportEndpoints> => {
  const keep = async (kind: string, content: Record<string, unknown>, address: string) => {
    const spent = await spend(db, `report:${limitedAddress(address)}`, PER_ADDRESS);
    if (!spent.allowed) return tooMany(spent.retryAfter);
    await db
      .insertInto('reports')
      .values({ kind, content: JSON.stringify(content) })
      .execute();
    return { accepted: true } as const;
  };
  return {
    'POST /api/utils/huoban_ad_report': ({ body, caller }) =>
      keep('huoban_ad', body, caller.address),
    'POST /api/utils/bilibili_pc_ad_report': ({ body, caller }) =>
      keep('bilibili_pc_ad', body, caller.address),
    'POST /api/users/report_user_action': ({ body, caller }) =>
      keep('user_action', body, caller.address),
  };
};
