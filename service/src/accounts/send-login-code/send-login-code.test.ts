import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const SEND = 'POST /api/users/send_phone_verification_code';
const PHONE = '13900000101';

describeOnEachDatabase('a login code', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const send = (body: object) => service.call(SEND, { body, headers: { 'accept-language': 'en' } });

  it.each([
    [{ country_code: '86', phone: '12345678901' }, 'Enter a valid mobile number'],
    [{ country_code: '86', phone: Number(PHONE) }, 'Enter a valid mobile number'],
    [{ country_code: '86' }, 'Enter a valid mobile number'],
    [{ country_code: '1', phone: PHONE }, expect.stringContaining('country_code')],
    [{ country_code: '86', phone: PHONE, app: 'web' }, 'Unknown field: app'],
  ])('rejects %j', async (body, error_message) => {
    expect(await send(body)).toMatchObject({ status: 400, error_code: 40001, error_message });
  });

  it('is sent to any number; the response contains the wait for the next one', async () => {
    const response = await send({ country_code: '86', phone: PHONE });
    expect(response.payload).toEqual({ resend_after: 60 });
    expect(await service.codeFor(PHONE)).toMatch(/^\d{6}$/);
  });

  it('does not reveal whether the number has an account', async () => {
    const known = '13900000102';
    await service.login(known);
    const fresh = await send({ country_code: '86', phone: '13900000103' });
    const again = await send({ country_code: '86', phone: '13900000103' });
    const taken = await send({ country_code: '86', phone: known });
    expect(Object.keys(fresh.payload)).toEqual(['resend_after']);
    expect([again.error_code, taken.error_code]).toEqual([41912, 41912]);
  });
});
