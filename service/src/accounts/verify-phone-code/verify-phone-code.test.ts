import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const VERIFY = 'POST /api/users/verify_phone_code';
const SEND_OWN = 'POST /api/users/send_phone_verification_code_by_user';

describeOnEachDatabase('verifying the number of the session', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  it('requires a code and rejects other fields', async () => {
    const headers = { ...(await service.login('13900000501')), 'accept-language': 'en' };
    const verify = (body: object) => service.call(VERIFY, { headers, body });
    const wrong = { status: 400, error_code: 40001 };
    expect(await verify({})).toMatchObject({ ...wrong, error_message: 'Enter the code' });
    expect(await verify({ phone_verify_code: '1', phone: '13900000502' })).toMatchObject({
      ...wrong,
      error_message: 'Unknown field: phone',
    });
  });

  it('requires a session', async () => {
    const body = { phone_verify_code: '000000' };
    expect(await service.call(VERIFY, { body })).toMatchObject({ status: 200, error_code: 41001 });
  });

  it('accepts the code once', async () => {
    const phone = '13900000503';
    const headers = await service.login(phone);
    await service.call(SEND_OWN, { headers });
    const body = { phone_verify_code: await service.codeFor(phone) };
    const first = await service.call(VERIFY, { headers, body });
    expect(first.payload).toEqual({ verified: true, valid_for: 600 });
    expect((await service.call(VERIFY, { headers, body })).error_code).toBe(41907);
  });
});
