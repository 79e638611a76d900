import type { Database } from '../database/database';
import type { Handlers } from '../http/handler';
import { Refusal } from '../http/refusal';
import { findConversation, greetingOf } from './conversations';
import { IM_TOKEN_SECONDS, signImToken } from './im-token';
import { readMessages } from './messages';

type MessageEndpoints = 'GET /api/im/get_token' | 'POST /api/im/history_messages';

/** The door to messaging, and what was said before. */
export const messageHandlers = (db: Database, key: Buffer): Pick<Handlers, MessageEndpoints> => ({
  'GET /api/im/get_token': ({ query, session }) => {
    const identity = {
      webUserId: session.webUserId,
      session: session.tokenHash.toString('hex'),
      appId: query.app_id,
    };
    return { im_token: signImToken(key, identity, Date.now()), expires_in: IM_TOKEN_SECONDS };
  },

  'POST /api/im/history_messages': async ({ body, session }) => {
    if ((await greetingOf(db, body.character_id)) === undefined) return new Refusal('notFound');
    const conversation = await findConversation(db, session.accountId, body.character_id);
    if (conversation === undefined) return { items: [], has_more: false };
    const { items, hasMore } = await readMessages(db, conversation.id, body);
    return { items, has_more: hasMore };
  },
});
