import type { Handlers } from '../http/handler';
import { recentConversations } from './recent/handler';
import { getToken } from './get-token/handler';
import type { Library } from '../library/library';
import { history } from './history/handler';

type MessageEndpoints =
  | 'GET /api/im/get_token'
  | 'GET /api/im/conversations'
  | 'POST /api/im/history_messages';

/** Endpoints of messaging: the connection token, recent conversations and the message history. */
export const messageHandlers = (
  { db, pictureOf }: Pick<Library, 'db' | 'pictureOf'>,
  key: Buffer,
): Pick<Handlers, MessageEndpoints> => ({
  'GET /api/im/get_token': getToken(key),
  'GET /api/im/conversations': recentConversations(db, pictureOf),
  'POST /api/im/history_messages': history(db),
});
