import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const REPORT = 'POST /api/users/report_user_action';

describeOnEachDatabase('an action of a visitor', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const report = (body: object, headers = {}) => service.call(REPORT, { body, headers });

  it.each([
    ['action', {}],
    ['action', { action: ' ' }],
    ['params', { action: 'open', params: { deep: { er: 1 } } }],
    ['params', { action: 'open', params: ['a'] }],
    ['params', { action: 'open', params: { url: 'a\0b' } }],
    [
      'params',
      {
        action: 'open',
        params: Object.fromEntries([...Array(21).keys()].map((n) => [`p${n}`, n])),
      },
    ],
    ['user', { action: 'open', user: 'me' }],
  ])('is rejected with an invalid %s', async (field, body) => {
    expect(await report(body)).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining(field),
    });
  });

  it('is accepted from visitors, accounts and with an invalid session', async () => {
    const body = { action: 'download_pc', params: { url: '/x', width: 1200, dark: true } };
    const callers = [
      {},
      await service.login('13900000702'),
      { authorization: `Bearer ${'x'.repeat(43)}` },
    ];
    for (const headers of callers)
      expect((await report(body, headers)).payload).toEqual({ accepted: true });
  });
});
