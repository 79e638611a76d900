import type { ApiClient, EndpointPayload } from '@huoban/contracts/api';

const TOKEN = 'GET /api/im/get_token';
const HISTORY = 'POST /api/im/history_messages';

export type HistoryPage = EndpointPayload<typeof HISTORY>;

/** Messages before or after a sequence number (exclusive); without both the latest ones. */
export interface HistoryRange {
  before?: number;
  after?: number;
  size: number;
}

/** Fetches a token for one connection to the messaging service. */
export async function fetchToken(
  api: ApiClient,
  appId: string,
  signal: AbortSignal,
): Promise<string> {
  const response = await api.call(TOKEN, { query: { app_id: appId } }, { signal });
  return response.im_token;
}

export const fetchHistory = (
  api: ApiClient,
  characterId: string,
  range: HistoryRange,
  signal: AbortSignal,
): Promise<HistoryPage> =>
  api.call(HISTORY, { body: { character_id: characterId, ...range } }, { signal });
