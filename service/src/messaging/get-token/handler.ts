import type { Handler } from '../../http/handler';
import { IM_TOKEN_SECONDS, signImToken, type ImIdentity } from '../connection/im-token';

/** A new token as endpoints present it. */
export const imToken = (key: Buffer, identity: ImIdentity) => ({
  im_token: signImToken(key, identity, Date.now()),
  expires_in: IM_TOKEN_SECONDS,
});

/** Issues a token for one messaging connection of this session. */
export const getToken =
  (key: Buffer): Handler<'GET /api/im/get_token'> =>
  ({ query, session }) =>
    imToken(key, {
      webUserId: session.webUserId,
      session: session.tokenHash.toString('hex'),
      appId: query.app_id,
    });
