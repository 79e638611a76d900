import { describeOnEachDatabase } from '../../../testing/database-suites';
import { runService, type RunningService } from '../../../testing/running-service';

const ME = 'GET /api/users/me/';
const LOGOUT = 'POST /api/users/logout';
const SESSIONS = 'GET /api/users/sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';

describeOnEachDatabase('logging out', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open, { RESEND_SECONDS: '1' });
  }, 120_000);
  afterAll(() => service.stop());

  /** Two sessions of one number, and one of another. */
  async function logInTwice(phone: string) {
    const first = await service.login(phone);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const second = await service.login(phone, { 'user-agent': FIREFOX });
    return { first, second };
  }
  const codeOf = async (headers: Record<string, string>) =>
    (await service.call(ME, { headers })).error_code;

  it('ends this session only: its token is refused, another one stays', async () => {
    const { first, second } = await logInTwice('13900000401');
    expect((await service.call(LOGOUT, { headers: first, body: {} })).payload).toEqual({
      ended: 1,
    });
    expect(await codeOf(first)).toBe(41001);
    expect(await codeOf(second)).toBe(0);
    expect((await service.call(LOGOUT, { headers: first, body: {} })).error_code).toBe(41001);
  });

  it('ends all sessions of the account, and none of another account', async () => {
    const { first, second } = await logInTwice('13900000402');
    const other = await service.login('13900000403');
    const ended = await service.call(LOGOUT, { headers: first, body: { all: true } });
    expect(ended.payload).toEqual({ ended: 2 });
    expect([await codeOf(first), await codeOf(second), await codeOf(other)]).toEqual([
      41001, 41001, 0,
    ]);
  });

  it('is possible from the list of sessions, which names browser and system', async () => {
    const { first, second } = await logInTwice('13900000404');
    const { payload } = await service.call(SESSIONS, { headers: first });
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(payload).toEqual({
      items: [
        {
          current: false,
          browser: 'Firefox',
          system: 'Windows',
          created_at: time,
          last_used_at: time,
        },
        expect.objectContaining({ current: true }),
      ],
    });
    await service.call(LOGOUT, { headers: second, body: {} });
    expect((await service.call(SESSIONS, { headers: first })).payload['items']).toHaveLength(1);
  });

  it('needs a session and a valid body', async () => {
    expect((await service.call(LOGOUT, { body: {} })).error_code).toBe(41001);
    expect((await service.call(SESSIONS)).error_code).toBe(41001);
    const headers = await service.login('13900000405');
    expect((await service.call(LOGOUT, { headers, body: { all: 'yes' } })).status).toBe(400);
  });
});
