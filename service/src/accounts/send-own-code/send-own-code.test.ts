import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const SEND_OWN = 'POST /api/users/send_phone_verification_code_by_user';

describeOnEachDatabase('a code to the number of the session', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  it('cannot be sent to another number', async () => {
    const headers = await service.login('13900000401');
    const body = { phone: '13900000402' };
    expect(await service.call(SEND_OWN, { headers, body })).toMatchObject({
      status: 400,
      error_code: 40001,
    });
  });

  it('requires a session', async () => {
    expect(await service.call(SEND_OWN, { body: {} })).toMatchObject({
      status: 200,
      error_code: 41001,
    });
  });

  it('is sent once per minute; the refusal contains the wait', async () => {
    const headers = await service.login('13900000405');
    await service.call(SEND_OWN, { headers });
    const again = await service.call(SEND_OWN, { headers });
    expect([again.status, again.error_code]).toEqual([200, 41912]);
    expect(again.payload.retry_after).toBeGreaterThan(0);
  });

  it('is sent with and without an empty body; the number is masked', async () => {
    for (const [phone, body] of [['13900000403', {}], ['13900000404']] as const) {
      const headers = await service.login(phone);
      const { payload } = await service.call(SEND_OWN, { headers, ...(body && { body }) });
      expect(payload).toEqual({ resend_after: 60, phone: `139****${phone.slice(-4)}` });
    }
  });
});
