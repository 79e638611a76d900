import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const INFO = 'GET /api/quest/get_info';

describeOnEachDatabase('stories', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const info = (query: Record<string, string> = {}, headers = {}) =>
    service.call(INFO, { query, headers });

  it.each(['quest_id', 'character_id'])('are refused with an invalid %s', async (field) => {
    expect(await info({ [field]: 'x'.repeat(65) })).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining(field),
    });
  });

  it('include their partner, in the requested language', async () => {
    const { payload } = await info({ quest_id: '3001' }, { 'accept-language': 'ja' });
    expect(payload).toMatchObject({
      id: '3001',
      slug: 'the-oil-run',
      title: '油はこび',
      character: { id: '1001', slug: 'remi', line: 'ここにいるよ。' },
      minutes: 1,
      start_scene_id: 'door',
      scene_count: 5,
      ending_count: 2,
      progress: null,
      others: [],
    });
  });

  it('are found by slug or partner; the first one by default', async () => {
    const queries: Record<string, string>[] = [
      { quest_id: 'the-oil-run' },
      { character_id: '1001' },
      {},
    ];
    const found = await Promise.all(queries.map((query) => info(query)));
    expect(found.map(({ payload }) => payload.id)).toEqual(['3001', '3001', '3001']);
    const none = await Promise.all([info({ quest_id: '9' }), info({ character_id: '1002' })]);
    expect(none.map(({ error_code }) => error_code)).toEqual([40402, 40402]);
  });

  it('are returned without progress for an expired session', async () => {
    const forged = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect(await info({}, forged)).toMatchObject({ error_code: 0, payload: { progress: null } });
  });
});
