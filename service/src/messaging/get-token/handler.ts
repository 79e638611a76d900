import type { Handler } from '../../http/handler';
import { IM_TOKEN_SECONDS, signImToken } from '../connection/im-token';

/** Issues a token for one messaging connection of this session. */
export const getToken =
  (key: Buffer): Handler<'GET /api/im/get_token'> =>
  ({ query, session }) => {
    const identity = {
      webUserId: session.webUserId,
      session: session.tokenHash.toString('hex'),
      appId: query.app_id,
    };
    return { im_token: signImToken(key, identity, Date.now()), expires_in: IM_TOKEN_SECONDS };
  };
