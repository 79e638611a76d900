import type { Device, Language } from '@huoban/contracts';
import type { EndpointKey } from '@huoban/contracts/api';
import { platformSource } from '../../identity/platform-source';
import type { Session } from '../../session/session';

/** Sent with every call, whatever language the page speaks; that one travels in `Accept-Language`. */
const SITE_AREA = { area: 'cn', lan: 'zh' } as const;

const LOGIN: EndpointKey = 'POST /api/users/login_register_share_no_invitation_code';

/** Who calls, and from where; read afresh for each call. */
export interface Caller {
  language: Language;
  device: Device;
  session: Pick<Session, 'isLoggedIn' | 'userInfo'>;
  /** Already safe for a header: see `readChannel`. */
  channel: string;
  /** Decimal text: see `deviceIdentifier`. */
  deviceIdentifier: string;
}

/** The token a call may carry: none without a flag and a token, whatever else the session holds. */
export function currentToken(session: Caller['session']): string | null {
  return session.isLoggedIn && session.userInfo?.access_token
    ? session.userInfo.access_token
    : null;
}

/** The headers of specification section 7. */
export function requestHeaders(caller: Caller, endpoint: EndpointKey): Record<string, string> {
  const headers: Record<string, string> = {
    ...SITE_AREA,
    'app-platform': 'web',
    module: 'web',
    'platform-source': platformSource(caller.device),
    'Accept-Language': caller.language,
  };
  const token = currentToken(caller.session);
  if (token !== null && caller.session.userInfo) {
    headers['Authorization'] = `Bearer ${token}`;
    headers['user_id'] = caller.session.userInfo.web_user_id;
    headers['app-channel'] = caller.channel;
  }
  if (token !== null || endpoint === LOGIN) headers['device-identifier'] = caller.deviceIdentifier;
  return headers;
}
