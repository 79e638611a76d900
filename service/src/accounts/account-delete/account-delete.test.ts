import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const REMOVE = 'POST /api/users/account_delete';

describeOnEachDatabase('deleting the account', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  it('reads its parameters from the query and rejects invalid ones', async () => {
    const headers = await service.login('13900000601');
    const responses = await Promise.all([
      service.call(REMOVE, { headers, query: { reason: 'x'.repeat(201) } }),
      service.call(REMOVE, { headers, body: { reason: 'not here' } }),
    ]);
    for (const response of responses)
      expect(response).toMatchObject({
        status: 400,
        error_code: 40001,
        error_message: expect.stringContaining('reason'),
      });
  });

  it('requires a session', async () => {
    expect(await service.call(REMOVE)).toMatchObject({ status: 200, error_code: 41001 });
  });

  it('requires a verified code, ends the session and frees the number', async () => {
    const phone = '13900000602';
    const headers = await service.login(phone);
    const remove = () => service.call(REMOVE, { headers, query: { reason: 'enough' } });
    expect((await remove()).error_code).toBe(40301);
    await service.call('POST /api/users/send_phone_verification_code_by_user', { headers });
    await service.call('POST /api/users/verify_phone_code', {
      headers,
      body: { phone_verify_code: await service.codeFor(phone) },
    });
    expect((await remove()).payload).toEqual({ deleted: true });
    expect((await service.call('GET /api/users/me/', { headers })).error_code).toBe(41001);
    const again = await service.login(phone);
    expect((await service.call('GET /api/users/me/', { headers: again })).error_code).toBe(0);
  });
});
