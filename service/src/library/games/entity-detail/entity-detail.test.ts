import { describeOnEachDatabase } from '../../../testing/database-suites';
import { runService, type RunningService } from '../../../testing/running-service';

const DETAIL = 'GET /api/visitor/game/entity/detail';

describeOnEachDatabase('one entity of a game', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  it('requires an id', async () => {
    expect(await service.call(DETAIL, { query: { id: '5001' } })).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining('entity_id'),
    });
  });

  it('is not found under an unknown id', async () => {
    expect(await service.call(DETAIL, { query: { entity_id: 'none' } })).toMatchObject({
      status: 200,
      error_code: 40402,
      payload: null,
    });
  });

  it('has sections and its game', async () => {
    const { payload } = await service.call(DETAIL, {
      query: { entity_id: '5001' },
      headers: { 'accept-language': 'ja' },
    });
    expect(payload).toMatchObject({
      id: '5001',
      game_id: '2001',
      name: '琥珀の鏡',
      kind: 'アイテム',
      picture: null,
      sections: [{ heading: '由来', body: 'とても古い。' }],
      game: { id: '2001', title: '星灯台' },
    });
  });
});
