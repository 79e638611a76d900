import { describeOnEachDatabase } from '../testing/database-suites';
import { runService, type RunningService } from '../testing/running-service';

const SEND = 'POST /api/users/send_phone_verification_code';
const LOGIN = 'POST /api/users/login_register_share_no_invitation_code';
const SEND_OWN = 'POST /api/users/send_phone_verification_code_by_user';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describeOnEachDatabase('login by code', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open, { LIMIT_SENDS_PER_ADDRESS_HOUR: '500' });
  }, 120_000);
  afterAll(() => service.stop());

  let last = 13_900_000_000;
  const newPhone = () => String((last += 1));
  const send = (phone: string) => service.call(SEND, { body: { country_code: '86', phone } });
  const login = (phone: string, code: string, address = '10.0.0.1') =>
    service.call(LOGIN, {
      body: { country_code: '86', phone, phone_verify_code: code },
      ...from(address),
    });

  it('creates an account on the first login', async () => {
    const phone = newPhone();
    expect((await send(phone)).payload).toEqual({ resend_after: 60 });
    const first = await login(phone, await service.codeFor(phone));
    expect(first.payload).toMatchObject({
      is_new: true,
      phone: `139****${phone.slice(-4)}`,
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      web_user_id: expect.stringMatching(/^\d{12}$/),
    });
    const session = { authorization: `Bearer ${String(first.payload.access_token)}` };
    const me = await service.call('GET /api/users/me/', { headers: session });
    expect(me.payload.web_user_id).toBe(first.payload.web_user_id);
    expect(JSON.stringify(me)).not.toContain(phone);
  });

  it('sends one code per minute and returns the remaining wait', async () => {
    const phone = newPhone();
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(phone)));
    expect(responses.filter(({ error_code }) => error_code === 0)).toHaveLength(1);
    const refused = responses.find(({ error_code }) => error_code === 41912);
    const wait = Number(refused?.payload.retry_after);
    expect(wait).toBeGreaterThan(30);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused?.error_message).toContain(String(wait));
  });

  it('accepts a code once out of ten parallel logins', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await service.codeFor(phone);
    const responses = await Promise.all(Array.from({ length: 10 }, () => login(phone, code)));
    expect(responses.filter(({ error_code }) => error_code === 0)).toHaveLength(1);
    expect((await login(phone, code)).error_code).toBe(41907);
  });

  it('compares exactly five of forty parallel guesses, then rejects the right code too', async () => {
    const phone = newPhone();
    await send(phone);
    const code = await service.codeFor(phone);
    const guesses = Array.from({ length: 40 }, (_, i) => login(phone, wrong(code), `10.1.0.${i}`));
    const codes = (await Promise.all(guesses)).map(({ error_code }) => error_code);
    expect(codes.filter((each) => each === 41907)).toHaveLength(5);
    expect(codes.filter((each) => each === 41912)).toHaveLength(35);
    expect((await login(phone, code, '10.1.1.1')).error_code).toBe(41912);
  });

  it('blocks an address after thirty wrong guesses within an hour', async () => {
    const responses = [];
    for (let guess = 0; guess < 31; guess += 1)
      responses.push(await login(newPhone(), '000000', '10.2.0.1'));
    expect(responses.slice(0, 30).every(({ error_code }) => error_code === 41907)).toBe(true);
    expect(responses[30]?.error_code).toBe(41912);
    expect(Number(responses[30]?.payload.retry_after)).toBeGreaterThan(3000);
    expect((await login(newPhone(), '000000', '10.2.0.2')).error_code).toBe(41907);
  });

  it('does not accept an account code for login', async () => {
    const phone = newPhone();
    const headers = await service.login(phone);
    const sent = await service.call(SEND_OWN, { headers });
    expect(sent.payload).toEqual({ resend_after: 60, phone: `139****${phone.slice(-4)}` });
    expect((await login(phone, await service.codeFor(phone))).error_code).toBe(41907);
  });
});

describeOnEachDatabase('failed guesses of a number', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    // One second between codes, so that one test can send several.
    service = await runService(open, { RESEND_SECONDS: '1' });
  }, 120_000);
  afterAll(() => service.stop());

  it('add up over several codes: the number is blocked for a day after ten', async () => {
    const phone = '13700000001';
    const send = () => service.call(SEND, { body: { country_code: '86', phone } });
    const guess = (code: string, address: string) =>
      service.call(LOGIN, {
        body: { country_code: '86', phone, phone_verify_code: code },
        ...from(address),
      });
    for (const round of [1, 2]) {
      expect((await send()).error_code).toBe(0);
      const code = await service.codeFor(phone);
      const responses = await Promise.all(
        Array.from({ length: 5 }, (_, i) => guess(wrong(code), `10.3.${round}.${i}`)),
      );
      expect(responses.map(({ error_code }) => error_code)).toEqual(Array(5).fill(41907));
      await new Promise((resolve) => setTimeout(resolve, 1_100));
    }
    const locked = await send();
    expect(locked.error_code).toBe(41912);
    expect(Number(locked.payload.retry_after)).toBeGreaterThan(80_000);
    expect((await guess('000000', '10.3.9.1')).error_code).toBe(41912);
  });

  it('do not reveal whether the number has an account', async () => {
    const callsFor = async (phone: string, address: string) => {
      const guess = (code: string) =>
        service.call(LOGIN, {
          body: { country_code: '86', phone, phone_verify_code: code },
          ...from(address),
        });
      const send = () => service.call(SEND, { body: { country_code: '86', phone } });
      return [await guess('000000'), await send(), await guess('not it'), await send()];
    };
    await service.login('13700000002');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const known = await callsFor('13700000002', '10.5.0.1');
    expect(known.map(({ error_code }) => error_code)).toEqual([41907, 0, 41907, 41912]);
    expect(await callsFor('13700000003', '10.5.0.2')).toEqual(known);
  });
});

describeOnEachDatabase('a code that cannot be sent', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open, { SMS_DRIVER: 'off' });
  }, 120_000);
  afterAll(() => service.stop());

  it('returns smsFailed, adds no wait and exposes no outbox', async () => {
    const body = { country_code: '86', phone: '13500000001' };
    expect((await service.call(SEND, { body })).error_code).toBe(50201);
    expect((await service.call(SEND, { body })).error_code).toBe(50201);
    const url = `/dev/sms?phone=${body.phone}`;
    const outbox = await service.app.inject({ url, headers: { host: 'localhost' } });
    expect(outbox.statusCode).toBe(404);
  });
});
