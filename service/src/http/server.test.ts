import { endpoints, type EndpointKey } from '@huoban/contracts/api';
import { describeOnEachDatabase } from '../testing/database-suites';
import { runService, type RunningService } from '../testing/running-service';

const isKey = (key: string): key is EndpointKey => key in endpoints;
const keys = Object.keys(endpoints).filter(isKey);
/** Table in section 7. */
const SPECIFIED = [
  'POST /api/utils/bilibili_pc_ad_report',
  'POST /api/utils/huoban_ad_report',
  'POST /api/users/send_phone_verification_code',
  'POST /api/users/login_register_share_no_invitation_code',
  'GET /api/character/get_official_character_list',
  'POST /api/users/report_user_action',
  'GET /api/im/get_token',
  'POST /api/im/history_messages',
  'POST /api/character/legion_zone/pc_character_square',
  'GET /api/character/legion_zone/pc_character_figures',
  'GET /api/quest/story/scenes',
  'GET /api/quest/get_info',
  'POST /api/quest/get_chat_respond',
  'GET /api/visitor/web/index/characters',
  'GET /api/visitor/game/list',
  'GET /api/visitor/game/detail',
  'GET /api/visitor/game/entity/list',
  'GET /api/visitor/game/entity/detail',
  'GET /api/visitor/web/activity/index',
  'GET /api/users/me/',
  'POST /api/users/send_phone_verification_code_by_user',
  'POST /api/users/verify_phone_code',
  'POST /api/users/account_delete',
  'GET /api/visitor/game/knowledge/search',
];

describeOnEachDatabase('the server', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const get = (url: string, headers: Record<string, string> = {}) =>
    service.app.inject({ url, headers });

  it('has the endpoints of the specification', () => {
    expect(keys).toEqual(expect.arrayContaining(SPECIFIED));
  });

  it.each(keys.filter((key) => endpoints[key].access === 'user'))(
    'checks the session before the input: %s',
    async (key) => {
      const response = await service.call(key, { body: { nonsense: 1 } });
      expect(response).toMatchObject({ status: 200, error_code: 41001, payload: null });
      const forged = { authorization: `Bearer ${'x'.repeat(43)}` };
      expect((await service.call(key, { headers: forged })).error_code).toBe(41001);
    },
  );

  it('returns an envelope with unknownPath for an unknown path', async () => {
    const response = await get('/api/visitor/nothing', { 'accept-language': 'en-GB,en;q=0.9' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      error_code: 40401,
      error_message: 'This API does not exist',
      payload: null,
    });
  });

  it('has no root page', async () => {
    const response = await get('/');
    expect([response.statusCode, response.json().error_code]).toEqual([404, 40401]);
  });

  it('has no outbox entry for a number without a code', async () => {
    for (const url of ['?phone=13600000009', '?phone=%00', '?phone=1&phone=2', ''].map(
      (query) => `/dev/sms${query}`,
    ))
      expect((await get(url, { host: 'localhost' })).statusCode).toBe(404);
  });

  it('accepts paths with and without a trailing slash', async () => {
    const codes = await Promise.all(
      ['/api/users/me', '/api/users/me/'].map(async (url) => (await get(url)).json().error_code),
    );
    expect(codes).toEqual([41001, 41001]);
  });

  it('returns 400 for malformed JSON and malformed percent-encoding', async () => {
    const body = await service.app.inject({
      method: 'POST',
      url: '/api/character/legion_zone/pc_character_square',
      headers: { 'content-type': 'application/json' },
      payload: '{"size":',
    });
    expect([body.statusCode, body.json().error_code]).toEqual([400, 40002]);
    const path = await get('/api/%zz');
    expect([path.statusCode, path.json().error_code]).toEqual([400, 40002]);
  });

  it('names the invalid field', async () => {
    const response = await service.call('GET /api/visitor/game/list', { query: { size: '1000' } });
    expect(response).toMatchObject({ status: 400, error_code: 40001 });
    expect(response.error_message).toContain('size');
  });

  it('does not allow caching of responses with a session', async () => {
    const headers = await service.login('13600000001');
    const response = await get('/api/users/me/', headers);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({ error_code: 0 });
  });

  it('is healthy while the database responds', async () => {
    const response = await get('/health');
    expect(response.statusCode).toBe(200);
  });

  it.each([
    ['a forwarded public address', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
    [
      'a public address behind a local proxy',
      { host: 'localhost', 'x-forwarded-for': '203.0.113.9, 127.0.0.1' },
    ],
    ['a public host name', { host: 'huoban.example' }],
    ['a host that only starts like loopback', { host: '127.0.0.1.example' }],
    ['a forwarded public host', { host: 'localhost', 'x-forwarded-host': 'huoban.example' }],
    ['a proxy that names itself', { host: 'localhost', via: '1.1 edge' }],
    ['a proxy that forwards the protocol', { host: 'localhost', 'x-forwarded-proto': 'http' }],
    [
      'a proxy that forwards an address of its own',
      { host: 'localhost', 'x-real-ip': '127.0.0.1' },
    ],
  ])('hides the outbox from %s', async (_case, headers) => {
    await service.call('POST /api/users/send_phone_verification_code', {
      body: { country_code: '86', phone: '13600000002' },
    });
    // As the shell forwards a request of this machine.
    const shown = await get('/dev/sms?phone=13600000002', {
      host: '[::1]:4100',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost:3000',
      'x-request-id': 'from-the-shell-1',
    });
    expect(shown.json()).toMatchObject({ phone: '13600000002' });
    const hidden = await get('/dev/sms?phone=13600000002', headers);
    expect([hidden.statusCode, hidden.json().error_code]).toEqual([404, 40401]);
  });
});
