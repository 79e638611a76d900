import type { Handlers } from '../http/handler';
import { Refusal } from '../http/refusal';
import { IM_TOKEN_SECONDS, signImToken } from './im-token';

type MessageEndpoints = 'GET /api/im/get_token' | 'POST /api/im/history_messages';

/** The door to messaging. Conversations themselves are not served yet. */
export const messageHandlers = (key: Buffer): Pick<Handlers, MessageEndpoints> => ({
  'GET /api/im/get_token': ({ query, session }) => ({
    im_token: signImToken(key, { webUserId: session.webUserId, appId: query.app_id }, Date.now()),
    expires_in: IM_TOKEN_SECONDS,
  }),
  'POST /api/im/history_messages': () => new Refusal('notAvailable'),
});
