import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database';
import { LATEST_MIGRATION } from '../database/migrate';
import { createLog } from '../process/log';
import { describeOnEachDatabase } from '../testing/database-suites';
import { createMigrationsProbe } from './database-probes';
import { runService, type RunningService } from '../testing/running-service';

/** Longer than health results are cached. */
const PAUSE = 600;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

describeOnEachDatabase('operation of the service', (open) => {
  let service: RunningService;
  let database: OpenDatabase;
  let output = '';
  beforeAll(async () => {
    const log = createLog('debug', 'json', (line) => (output += line));
    service = await runService(async () => (database = await open()), {}, log);
  }, 120_000);
  afterAll(() => service.stop());
  beforeEach(() => {
    output = '';
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    service.app.inject({ url, headers });
  const lines = (): Record<string, unknown>[] =>
    output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));

  it.each(['/api/health', '/health', '/-/health'])('reports ready on %s', async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      parts: { database: 'ready', migrations: 'ready', sms: 'ready', listening: 'ready' },
    });
  });

  it('is unavailable with a reason while the schema is outdated', async () => {
    await sql`update kysely_migration set name = '0000' where name = ${LATEST_MIGRATION}`.execute(
      database.db,
    );
    await pause();
    const response = await get('/api/health');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      status: 'unavailable',
      reasons: expect.arrayContaining(['migrations: the schema is outdated']),
    });
    await sql`update kysely_migration set name = ${LATEST_MIGRATION} where name = '0000'`.execute(
      database.db,
    );
    await pause();
    expect((await get('/api/health')).statusCode).toBe(200);
  });

  it('is degraded with a schema that is newer than the service', async () => {
    const rename = (from: string, to: string) =>
      sql`update kysely_migration set name = ${to} where name = ${from}`.execute(database.db);
    await rename(LATEST_MIGRATION, '9999-later');
    const state = await createMigrationsProbe(database)();
    await rename('9999-later', LATEST_MIGRATION);
    expect(state).toMatchObject({ part: 'migrations', state: 'degraded' });
    expect(await createMigrationsProbe(database)()).toMatchObject({ state: 'ready' });
  });

  it('counts requests by route and status class, and codes by outcome', async () => {
    const phone = '13612345678';
    await service.login(phone);
    await service.call('POST /api/users/send_phone_verification_code', {
      body: { country_code: '86', phone },
    });
    await get('/api/nothing/13612345678?phone=13612345678');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/users\/login_[a-z_]+",status="2xx"\} 1/,
    );
    expect(body).toMatch(/route="unknown",status="4xx"/);
    expect(body).toContain('huoban_sms_total{driver="outbox",outcome="sent"} 1');
    expect(body).toContain('huoban_codes_checked_total{outcome="right"} 1');
    expect(body).toContain('huoban_codes_refused_total{limit="resend"} 1');
    expect(body).toMatch(/huoban_database_connections\{database="\w+",state="total"\} \d/);
    expect(body).not.toContain('1361234');
  });

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', 'localhost'],
    ['forwarded', 'for=127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
  ])('hides its metrics from proxied requests (%s)', async (name, value) => {
    const response = await get('/metrics', { [name]: value });
    expect(response.statusCode).toBe(404);
    expect(response.body).not.toContain('huoban_');
  });

  it('hides its metrics from untrusted peers', async () => {
    const response = await service.app.inject({ url: '/metrics', remoteAddress: '203.0.113.4' });
    expect(response.statusCode).toBe(404);
  });

  it('logs one line per request with the id of the response header', async () => {
    const response = await get('/api/users/me/?token=abc', { 'x-request-id': 'from-the-edge-1' });
    expect(response.headers['x-request-id']).toBe('from-the-edge-1');
    expect(lines()).toEqual([
      {
        level: 'debug',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        msg: 'request',
        method: 'GET',
        route: '/api/users/me/',
        status: 200,
        duration: expect.any(Number),
        request: 'from-the-edge-1',
      },
    ]);
    const other = await get('/health');
    expect(other.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-\w+$/);
  });

  it('has the id of the request in what its handler logs', async () => {
    const headers = await service.login('13687654399');
    output = '';
    await service.call('POST /api/users/update_profile', {
      headers: { ...headers, 'x-request-id': 'from-the-edge-2' },
      body: { nickname: '打13687654321' },
    });
    const moderated = lines().filter(({ verdict }) => verdict !== undefined);
    expect(moderated).not.toEqual([]);
    expect(new Set(moderated.map(({ request }) => request))).toEqual(new Set(['from-the-edge-2']));
  });

  it('never logs phone numbers, codes, tokens, queries or bodies', async () => {
    const phone = '13687654321';
    const { authorization } = await service.login(phone);
    const code = await service.codeFor(phone);
    const token = authorization.replace('Bearer ', '');
    await get(`/api/users/me/?phone=${phone}&token=${token}`, { authorization });
    await get(`/api/${phone}/${token}`);
    await service.app.inject({
      method: 'POST',
      url: '/api/users/send_phone_verification_code',
      headers: { 'content-type': 'application/json' },
      payload: `{"phone":"${phone}","secret of mine`,
    });
    await service.call('POST /api/users/verify_phone_code', {
      headers: { authorization },
      body: { phone_verify_code: code },
    });
    // A fault of ours whose message repeats what the visitor wrote.
    await sql`alter table reports rename to reports_away`.execute(database.db);
    await service.call('POST /api/users/report_user_action', {
      body: { action: phone, params: { secret: token } },
    });
    await sql`alter table reports_away rename to reports`.execute(database.db);
    expect(lines().filter(({ level }) => level === 'error').length).toBeGreaterThan(0);
    for (const secret of [phone, code, token, 'secret of mine'])
      expect(output).not.toContain(secret);
  });

  it('is unavailable when the database is closed', async () => {
    const gone = await runService(async () => (database = await open()));
    await database.close();
    const response = await gone.app.inject({ url: '/api/health' });
    await gone.app.close();
    expect(response.statusCode).toBe(503);
    expect(response.json().parts).toMatchObject({ database: 'unavailable' });
    expect((await get('/-/live')).statusCode).toBe(200);
  });
});

describeOnEachDatabase('a service without an SMS provider', (open) => {
  it.each([
    ['degraded', {}, [expect.stringMatching(/^sms: no provider is configured/)]],
    ['ready', { SMS_DRIVER: 'off' }, []],
  ])('is %s with %j', async (status, environment, reasons) => {
    const service = await runService(open, { DEVELOPMENT_MODE: 'false', ...environment });
    const response = await service.app.inject({ url: '/api/health' });
    await service.stop();
    expect([response.statusCode, response.json()]).toEqual([
      200,
      expect.objectContaining({ status, reasons }),
    ]);
  });
});
