import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';
import { IM_TOKEN_SECONDS } from '../connection/im-token';

const TOKEN = 'GET /api/im/get_token';

describeOnEachDatabase('the token of the messaging connection', (open) => {
  let service: RunningService;
  let headers: { authorization: string };
  beforeAll(async () => {
    service = await runService(open);
    headers = await service.login('13912340001');
  }, 120_000);
  afterAll(() => service.stop());

  it.each<Record<string, string>>([{}, { app_id: '' }, { app_id: 'x'.repeat(65) }])(
    'refuses %j',
    async (query) => {
      expect(await service.call(TOKEN, { query, headers })).toMatchObject({
        status: 400,
        error_code: 40001,
        error_message: expect.stringContaining('app_id'),
      });
    },
  );

  it('requires a session', async () => {
    expect(await service.call(TOKEN, { query: { app_id: 'huoban' } })).toMatchObject({
      status: 200,
      error_code: 41001,
    });
  });

  it('is returned with its lifetime', async () => {
    const { payload } = await service.call(TOKEN, { query: { app_id: 'huoban' }, headers });
    expect(payload).toEqual({ im_token: expect.any(String), expires_in: IM_TOKEN_SECONDS });
  });
});
