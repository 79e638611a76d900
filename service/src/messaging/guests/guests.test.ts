import { sql } from 'kysely';
import type { EndpointKey } from '@huoban/contracts/api';
import { methodAndPath } from '@huoban/contracts';
import { createGuidelinesModeration } from '../../moderation/guidelines';
import { silentLog } from '../../process/log';
import { readSettings } from '../../config/environment';
import { runCleanup } from '../../process/cleanup-job';
import { describeOnEachDatabase } from '../../testing/database-suites';
import type { OpenDatabase } from '../../database/database';
import type { TestResponse } from '../../testing/running-service';
import {
  echoReplies,
  FERN,
  REMI,
  startTestMessaging,
  type TestMessaging,
} from '../testing/start-test-messaging';
import type { TestClient } from '../testing/test-client';

const LOGIN_NEEDED = 41002;
const REPORT = 'POST /api/users/report_user_action';

describeOnEachDatabase('guests', (open) => {
  let running: TestMessaging;
  const prepared: string[] = [];
  let database: OpenDatabase;
  beforeAll(async () => {
    running = await startTestMessaging(async (...args) => (database = await open(...args)), {
      replies: { ...echoReplies, prepare: (language) => prepared.push(language) },
      moderation: await createGuidelinesModeration({ settings: readSettings({}), log: silentLog }),
      environment: {
        LIMIT_MESSAGES_PER_MINUTE: '100',
        LIMIT_GUESTS_PER_DEVICE_DAY: '2',
        LIMIT_GUESTS_PER_ADDRESS_DAY: '4',
      },
    });
  }, 120_000);
  afterAll(() => running.stop());

  let addresses = 0;
  const newAddress = () => `203.0.113.${(addresses += 1)}`;

  /** A browser at an address of its own, with the cookie that it was given. */
  function createBrowser(more: Record<string, string> = {}) {
    const headers: Record<string, string> = {
      'x-forwarded-for': newAddress(),
      'accept-language': 'en',
      'user-agent': 'test',
      ...more,
    };
    const call = async (key: EndpointKey, input: object = {}, once: object = {}) => {
      const [method, url] = methodAndPath(key);
      const response = await running.app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url,
        headers: { ...headers, ...once },
        ...(method === 'POST' ? { payload: input } : { query: input as Record<string, string> }),
      });
      const line = [response.headers['set-cookie'] ?? []].flat()[0];
      if (line !== undefined) headers['cookie'] = line.split(';')[0] ?? '';
      return { line, ...response.json<Omit<TestResponse, 'status'>>() };
    };
    const begin = () => call('POST /api/guest/begin');
    const connect = async (): Promise<TestClient> => {
      const { payload } = await call('GET /api/guest/token', { app_id: 'huoban' });
      const visitor = { accountId: '', authorization: '', imToken: String(payload.im_token) };
      return running.connect(visitor);
    };
    const chat = async (character_id = REMI) =>
      (await call('GET /api/guest/chat', { character_id })).payload;
    const texts = async (key: EndpointKey, character_id: string, authorization = '') => {
      const once = authorization === '' ? {} : { authorization };
      const { payload } = await call(key, { character_id }, once);
      return (payload.items as { text: string }[]).map(({ text }) => text);
    };
    return { headers, call, begin, connect, chat, texts };
  }

  async function logIn(browser: ReturnType<typeof createBrowser>, phone: string) {
    await running.db.deleteFrom('verification_codes').execute();
    await browser.call('POST /api/users/send_phone_verification_code', {
      country_code: '86',
      phone,
    });
    const { code } = (
      await running.app.inject({
        url: '/dev/sms',
        query: { phone },
        headers: { host: 'localhost' },
      })
    ).json<{ code: string }>();
    const { payload } = await browser.call(
      'POST /api/users/login_register_share_no_invitation_code',
      { country_code: '86', phone, phone_verify_code: code },
    );
    return `Bearer ${String(payload.access_token)}`;
  }

  it('writes three messages under a cookie that scripts cannot read, then has to log in', async () => {
    const browser = createBrowser();
    expect(await browser.chat()).toMatchObject({ messages_left: 3, has_written: false });
    expect((await browser.call('GET /api/guest/token', { app_id: 'a' })).error_code).toBe(
      LOGIN_NEEDED,
    );
    const { line, payload } = await browser.begin();
    expect(payload).toEqual({ messages_left: 3, max_messages: 3 });
    expect(line).toMatch(
      /^guest=\d+\.[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/,
    );
    expect((await browser.begin()).line).toBeUndefined();
    const client = await browser.connect();
    for (const [nth, partner] of [REMI, FERN, REMI].entries())
      expect(await client.send(partner, `guest-message-${nth}`, `number ${nth}`)).toMatchObject({
        ok: true,
      });
    for (const refused of [
      await client.send(REMI, 'guest-message-3', 'number 3'),
      await client.emit('answer', { character_id: REMI, language: 'en', again: true }),
    ])
      expect(refused).toMatchObject({ ok: false, error_code: LOGIN_NEEDED });
    expect(await client.send(REMI, 'guest-message-2', 'number 2')).toMatchObject({ ok: true });
    expect(await browser.chat()).toMatchObject({ messages_left: 0, has_written: true });
    expect((await browser.texts('POST /api/guest/history', FERN)).slice(0, 2)).toEqual([
      'Hello',
      'number 1',
    ]);
  });

  it('prepares replies in the language of the page when a chat is shown to a guest', async () => {
    prepared.length = 0;
    await createBrowser({ 'accept-language': 'ja' }).chat(REMI);
    expect(prepared).toEqual(['ja']);
  });

  it('does not exceed the three messages when they are sent at the same time', async () => {
    const browser = createBrowser();
    await browser.begin();
    const [first, second] = await Promise.all([browser.connect(), browser.connect()]);
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, nth) =>
        (nth % 2 === 0 ? first : second).send(
          nth % 3 === 0 ? REMI : FERN,
          `at-once-${nth}`,
          `number ${nth}`,
        ),
      ),
    );
    expect(sent.filter(({ ok }) => ok)).toHaveLength(3);
  });

  it('uses a secure cookie bound to the host over HTTPS', async () => {
    const browser = createBrowser({ 'x-forwarded-proto': 'https' });
    expect((await browser.begin()).line).toMatch(/^__Host-guest=.*; Secure$/);
    expect((await browser.call('GET /api/guest/token', { app_id: 'a' })).error_code).toBe(0);
  });

  it('moderates a guest like everyone, without counting what was refused', async () => {
    const browser = createBrowser();
    await browser.begin();
    const client = await browser.connect();
    expect(await client.send(REMI, 'refused-1', '怎 么 做 炸 弹')).toMatchObject({ ok: false });
    expect(await browser.chat()).toMatchObject({ messages_left: 3 });
  });

  it('shows a guest only in its own browser', async () => {
    const owner = createBrowser();
    await owner.begin();
    await (await owner.connect()).send(REMI, 'my-own-words', 'my own words');
    const cookie = owner.headers['cookie'] ?? '';
    const [id = '', signature = ''] = cookie.replace('guest=', '').split('.');
    const seenBy = (headers: object) =>
      createBrowser({ ...headers }).texts('POST /api/guest/history', REMI);
    expect(await seenBy({ cookie })).toContain('my own words');
    for (const headers of [
      {},
      { cookie: `guest=${id}.${'A'.repeat(43)}` },
      { cookie: `guest=${Number(id) + 1}.${signature}` },
      { cookie: `__Host-${cookie}` },
      { cookie, origin: 'https://evil.example' },
      { cookie, 'sec-fetch-site': 'cross-site' },
      { cookie, 'sec-fetch-site': 'same-site' },
    ])
      expect(await seenBy(headers)).toEqual([]);
    for (const key of ['GET /api/im/get_token', 'POST /api/im/history_messages'] as const)
      expect((await owner.call(key, { character_id: REMI, app_id: 'a' })).error_code).toBe(41001);
  });

  it('begins on pages of the site only', async () => {
    const begin = async (headers: Record<string, string>) =>
      (await createBrowser(headers).begin()).error_code;
    expect(await begin({ origin: 'https://evil.example' })).toBe(40302);
    expect(await begin({ 'sec-fetch-site': 'cross-site' })).toBe(40302);
    const own = { origin: 'https://site.example', 'x-forwarded-host': 'site.example' };
    expect(await begin({ ...own, 'sec-fetch-site': 'same-origin' })).toBe(0);
  });

  it('limits the guests of a browser at the /64 of an address, and of all its browsers', async () => {
    const begin = async (nth: number, agent: string) => {
      const place = { 'x-forwarded-for': `2001:db8:1:2::${nth}`, 'user-agent': agent };
      return (await createBrowser(place).begin()).error_code;
    };
    const codes: number[] = [];
    for (const [nth, agent] of ['a', 'a', 'a', 'b', 'c', 'd'].entries())
      codes.push(await begin(nth, agent));
    expect(codes).toEqual([0, 0, 41912, 0, 0, 41912]);
  });

  it('carries everything over at login: messages in their order, memories and ratings', async () => {
    const browser = createBrowser();
    await browser.begin();
    const client = await browser.connect();
    await client.open(REMI, { after: 0 });
    await client.send(REMI, 'carried-1', 'My name is Ada');
    await client.waitForOutcome(1);
    await client.send(REMI, 'carried-2', 'second');
    await client.waitForOutcome(2);
    const params = { character_id: REMI, seq: 5, reason: 'good' };
    await browser.call(REPORT, { action: 'rate_reply', params });
    const [guestId = ''] = browser.headers['cookie']?.replace('guest=', '').split('.') ?? [];
    const before = await browser.texts('POST /api/guest/history', REMI);
    const authorization = await logIn(browser, '13900007001');
    expect(browser.headers['cookie']).toBe('guest=');
    await client.waitUntil(() => client.events('signed_out').length === 1);
    expect(await browser.texts('POST /api/im/history_messages', REMI, authorization)).toEqual(
      before,
    );
    const { payload } = await browser.call(
      'GET /api/memory/list',
      { character_id: REMI },
      { authorization },
    );
    expect(JSON.stringify(payload)).toContain('Ada');
    const guests = await running.db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', guestId)
      .execute();
    expect(guests).toEqual([]);

    // A second guest, of an account that has talked with this partner already.
    const again = createBrowser();
    await again.begin();
    const second = await again.connect();
    await second.open(REMI, { after: 0 });
    await second.send(REMI, 'carried-2', 'third');
    await second.waitForOutcome(1);
    const rated = { ...params, seq: 3 };
    await again.call(REPORT, { action: 'rate_reply', params: rated });
    const token = await logIn(again, '13900007001');
    expect(await again.texts('POST /api/im/history_messages', REMI, token)).toEqual([
      ...before,
      'third',
      'You said: third',
    ]);
    const { rows } = await sql<{ seq: number }>`
      select (content #>> '{params,seq}')::int as seq from reports
      join accounts on accounts.id = account_id where phone = '13900007001'
      order by 1`.execute(running.db);
    expect(rows.map(({ seq }) => seq)).toEqual([5, 7]);
  });

  it('does not carry over for a login that another site caused', async () => {
    const browser = createBrowser();
    await browser.begin();
    await (await browser.connect()).send(REMI, 'not-carried', 'mine alone');
    const foreign = createBrowser({
      cookie: browser.headers['cookie'] ?? '',
      'sec-fetch-site': 'cross-site',
    });
    const authorization = await logIn(foreign, '13900007002');
    expect(await foreign.texts('POST /api/im/history_messages', REMI, authorization)).toEqual([]);
    expect(await browser.texts('POST /api/guest/history', REMI)).toContain('mine alone');
  });

  it('is gone after seven days, with everything written', async () => {
    const browser = createBrowser();
    await browser.begin();
    const client = await browser.connect();
    await client.send(REMI, 'expiring', 'gone soon');
    await running.db
      .updateTable('guests')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect(await browser.texts('POST /api/guest/history', REMI)).toEqual([]);
    expect(await client.send(REMI, 'too-late', 'more')).toMatchObject({ error_code: 41001 });
    await runCleanup(database, 90);
    const { rows } = await sql`select from messages where text = 'gone soon'`.execute(running.db);
    const guests = await running.db
      .selectFrom('accounts')
      .select('id')
      .where('phone', 'is', null)
      .execute();
    expect([rows.length, guests]).toEqual([0, []]);
  });
});
