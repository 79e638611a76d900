import { VISITOR_CALLER } from '../testing/test-client';
import { requestHeaders } from './request-headers';
import type { Caller } from './request-headers';

const LIST = 'GET /api/visitor/game/list';
const LOGIN = 'POST /api/users/login_register_share_no_invitation_code';
const userInfo = { access_token: 'token', web_user_id: '7' };
const USER: Caller = {
  ...VISITOR_CALLER,
  channel: 'bili',
  session: { isLoggedIn: true, userInfo },
};

const PLAIN = {
  area: 'cn',
  lan: 'zh',
  'app-platform': 'web',
  module: 'web',
  'platform-source': 'web',
  'Accept-Language': 'zh',
};

describe('requestHeaders', () => {
  it('sends the reduced set for a visitor', () => {
    expect(requestHeaders(VISITOR_CALLER, LIST)).toEqual(PLAIN);
  });

  it('adds who calls, from which device and channel, for a user', () => {
    expect(requestHeaders(USER, LIST)).toEqual({
      ...PLAIN,
      Authorization: 'Bearer token',
      user_id: '7',
      'device-identifier': '42',
      'app-channel': 'bili',
    });
  });

  it('names the mobile layout', () => {
    expect(requestHeaders({ ...VISITOR_CALLER, device: 'mobile' }, LIST)).toMatchObject({
      'platform-source': 'mobile_web',
    });
  });

  it('sends the language of the page besides the constant lan', () => {
    expect(requestHeaders({ ...VISITOR_CALLER, language: 'ja' }, LIST)).toMatchObject({
      lan: 'zh',
      'Accept-Language': 'ja',
    });
  });

  it('names the device at login', () => {
    expect(requestHeaders(VISITOR_CALLER, LOGIN)).toEqual({ ...PLAIN, 'device-identifier': '42' });
  });

  it.each([
    { isLoggedIn: true, userInfo: null },
    { isLoggedIn: true, userInfo: { ...userInfo, access_token: '' } },
    { isLoggedIn: false, userInfo },
  ])('treats %j as a visitor', (session) => {
    expect(requestHeaders({ ...USER, session }, LIST)).toEqual(PLAIN);
  });
});
