import { describeOnEachDatabase } from '../../../testing/database-suites';
import { idsIn } from '../../../testing/ids';
import { runService, type RunningService } from '../../../testing/running-service';

const LIST = 'GET /api/visitor/game/entity/list';

describeOnEachDatabase('the list of entities of a game', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  it.each([
    ['game_id', { game_id: '' }],
    ['page', { game_id: '2001', page: 'next' }],
    ['size', { game_id: '2001', size: '0' }],
  ])('rejects an invalid %s', async (field, query) => {
    expect(await service.call(LIST, { query })).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining(field),
    });
  });

  it('contains the entities of all games without a filter', async () => {
    const { payload } = await service.call(LIST, { query: { size: '60' } });
    expect(payload.total).toBe(4);
    expect(idsIn(payload.items)).toHaveLength(4);
  });

  it('starts with roles and is paged', async () => {
    const all = await service.call(LIST, { query: { game_id: '2001' } });
    expect(idsIn(all.payload.items)).toEqual(['5002', '5004', '5001', '5003']);
    const second = await service.call(LIST, { query: { game_id: '2001', size: '3', page: '2' } });
    expect(idsIn(second.payload.items)).toEqual(['5003']);
    expect(second.payload).toMatchObject({ total: 4, next_page: null });
  });

  it('has role details only for roles', async () => {
    const { payload } = await service.call(LIST, {
      query: { game_id: '2001' },
      headers: { 'accept-language': 'en' },
    });
    expect(payload.items).toEqual([
      expect.objectContaining({
        name: 'Old Wick',
        kind: 'Character',
        kind_id: 'role',
        role: { title: 'Keeper', skill: 'Counts steps' },
      }),
      expect.objectContaining({ kind_id: 'role' }),
      expect.not.objectContaining({ role: expect.anything() }),
      expect.objectContaining({ kind: 'Place', kind_id: 'place' }),
    ]);
  });

  it('is empty for a game without entities and not found for an unknown game', async () => {
    const none = await service.call(LIST, { query: { game_id: '2002' } });
    expect(none.payload).toMatchObject({ items: [], total: 0 });
    expect(await service.call(LIST, { query: { game_id: 'none' } })).toMatchObject({
      status: 200,
      error_code: 40402,
    });
  });
});
