import { describeOnBoth } from '../testing/both-databases';
import { runService, type Answer, type RunningService } from '../testing/running-service';

const LIST = 'GET /api/visitor/game/entity/list';
const DETAIL = 'GET /api/visitor/game/entity/detail';
const SEARCH = 'GET /api/visitor/game/knowledge/search';

const ids = ({ payload }: Answer) =>
  Array.isArray(payload.items) ? payload.items.map(({ id }: { id: string }) => id) : undefined;

describeOnBoth('entities of games', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 30_000);
  afterAll(() => service.stop());

  it('come with the roles first, in pages', async () => {
    const all = await service.call(LIST, { query: { game_id: '2001' } });
    expect(ids(all)).toEqual(['5002', '5004', '5001', '5003']);
    const second = await service.call(LIST, { query: { game_id: '2001', size: '3', page: '2' } });
    expect(ids(second)).toEqual(['5003']);
    expect(second.payload).toMatchObject({ total: 4, next_page: null });
  });

  it('say what a role is, and nothing of the sort for a thing or place', async () => {
    const { payload } = await service.call(LIST, {
      query: { game_id: '2001' },
      headers: { 'accept-language': 'en' },
    });
    expect(payload.items).toEqual([
      expect.objectContaining({
        name: 'Old Wick',
        kind: 'Role',
        kind_id: 'role',
        role: { title: 'Keeper', skill: 'Counts steps' },
      }),
      expect.objectContaining({ kind_id: 'role' }),
      expect.not.objectContaining({ role: expect.anything() }),
      expect.objectContaining({ kind: 'Place', kind_id: 'place' }),
    ]);
  });

  it('are none in a game without any, and not found in no game', async () => {
    const none = await service.call(LIST, { query: { game_id: '2002' } });
    expect(none.payload).toMatchObject({ items: [], total: 0 });
    expect(await service.call(LIST, { query: { game_id: 'none' } })).toMatchObject({
      error_code: 40402,
    });
  });

  it('have a page with their sections and their game', async () => {
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
    expect(await service.call(DETAIL, { query: { entity_id: 'none' } })).toMatchObject({
      error_code: 40402,
      payload: null,
    });
  });

  it.each(['老灯芯', 'old wick', '灯芯じい', 'Amber Mirror', '数台阶'])(
    'lead a search for %s to their game',
    async (q) => {
      const { payload } = await service.call(SEARCH, { query: { q } });
      expect(payload).toMatchObject({ games: { total: 1, items: [{ id: '2001' }] } });
    },
  );

  it('are quoted by the search that they answer', async () => {
    const { payload } = await service.call(SEARCH, { query: { q: '老灯芯' } });
    expect(payload).toMatchObject({
      games: {
        items: [
          {
            snippet: [
              { text: '老灯芯', hit: true },
              { text: '：楼里的。', hit: false },
            ],
          },
        ],
      },
    });
  });
});
