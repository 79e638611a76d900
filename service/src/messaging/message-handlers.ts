import type { Database } from '../database/database';
import type { Handlers } from '../http/handler';
import { getToken } from './get-token/handler';
import { history } from './history/handler';

type MessageEndpoints = 'GET /api/im/get_token' | 'POST /api/im/history_messages';

/** Endpoints of messaging: the connection token and the message history. */
export const messageHandlers = (db: Database, key: Buffer): Pick<Handlers, MessageEndpoints> => ({
  'GET /api/im/get_token': getToken(key),
  'POST /api/im/history_messages': history(db),
});
