import type { ApiClient, EndpointPayload } from '@huoban/contracts/api';

/** The calls of accounts, and those of guests. */
const CALLS = {
  account: { token: 'GET /api/im/get_token', history: 'POST /api/im/history_messages' },
  guest: { token: 'GET /api/guest/token', history: 'POST /api/guest/history' },
} as const;

/** Who writes: an account, or a visitor without a login. */
export type Writer = keyof typeof CALLS;
export type HistoryPage = EndpointPayload<'POST /api/im/history_messages'>;

/** Messages before or after a sequence number (exclusive); without both the latest ones. */
export interface HistoryRange {
  before?: number;
  after?: number;
  size: number;
}

/** Fetches a token for one connection to the messaging service. */
export async function fetchToken(
  api: ApiClient,
  writer: Writer,
  appId: string,
  signal: AbortSignal,
): Promise<string> {
  const response = await api.call(CALLS[writer].token, { query: { app_id: appId } }, { signal });
  return response.im_token;
}

export const fetchHistory = (
  api: ApiClient,
  writer: Writer,
  characterId: string,
  range: HistoryRange,
  signal: AbortSignal,
): Promise<HistoryPage> =>
  api.call(CALLS[writer].history, { body: { character_id: characterId, ...range } }, { signal });
