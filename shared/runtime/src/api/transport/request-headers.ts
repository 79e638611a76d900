import type { Device, Language } from '@huoban/contracts';
import type { EndpointKey } from '@huoban/contracts/api';
import { platformSource } from '../../identity/platform-source';
import type { Session } from '../../session/session';

/** Constant for every call; the language of the page is sent in `Accept-Language`. */
const SITE_AREA = { area: 'cn', lan: 'zh' } as const;

const LOGIN: EndpointKey = 'POST /api/users/login_register_share_no_invitation_code';

/** The context of one call. */
export interface Caller {
  language: Language;
  device: Device;
  session: Pick<Session, 'isLoggedIn' | 'userInfo'>;
  /** Safe in a header, see `readChannel`. */
  channel: string;
  /** Decimal text, see `deviceIdentifier`. */
  deviceIdentifier: string;
}

/** The access token, or null unless the session is logged in and has one. */
export function currentToken(session: Caller['session']): string | null {
  return session.isLoggedIn && session.userInfo?.access_token
    ? session.userInfo.access_token
    : null;
}

/** Headers as defined in section 7 of the specification. */
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
