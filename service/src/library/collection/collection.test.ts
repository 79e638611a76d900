import type { EndpointKey } from '@huoban/contracts/api';
import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const SET_GAME = 'POST /api/users/play_list/set';
const SET_PARTNER = 'POST /api/users/favorites/set';

describeOnEachDatabase('play list and favourite partners', (open) => {
  let service: RunningService;
  let headers: Record<string, string>;
  let other: Record<string, string>;
  beforeAll(async () => {
    service = await runService(open);
    headers = await service.login('13900000501');
    other = await service.login('13900000502');
  }, 120_000);
  afterAll(() => service.stop());

  const list = async (endpoint: EndpointKey, by = headers) =>
    (await service.call(endpoint, { headers: by })).payload.items;
  const set = (endpoint: EndpointKey, body: object, by = headers) =>
    service.call(endpoint, { body, headers: by });

  it.each([
    [SET_GAME, { game_id: '2001', state: 'want' }],
    [SET_PARTNER, { character_id: '1001', favorite: true }],
    ['GET /api/users/play_list', {}],
    ['GET /api/users/favorites', {}],
  ] as const)('require a session: %s', async (endpoint, body) => {
    expect(await set(endpoint, body, {})).toMatchObject({ error_code: 41001 });
  });

  it.each([
    ['state', { game_id: '2001', state: 'bored' }],
    ['rating', { game_id: '2001', state: 'finished', rating: 6 }],
    ['rating', { game_id: '2001', state: 'finished', rating: 2.5 }],
  ])('reject %s with its field: %p', async (field, body) => {
    expect(await set(SET_GAME, body)).toMatchObject({
      status: 400,
      error_message: expect.stringContaining(field),
    });
  });

  it('refuse what does not exist', async () => {
    const game = await set(SET_GAME, { game_id: '9999', state: 'want' });
    const partner = await set(SET_PARTNER, { character_id: '9999', favorite: true });
    expect([game.error_code, partner.error_code]).toEqual([40402, 40402]);
  });

  it('keep state and rating of a game, the last changed one first, for this account only', async () => {
    await set(SET_GAME, { game_id: '2001', state: 'playing', rating: 4 });
    await set(SET_GAME, { game_id: '2002', state: 'want', rating: 5 });
    const { payload } = await set(SET_GAME, { game_id: '2001', state: 'finished' });
    expect(payload.items).toMatchObject([
      { game: { id: '2001', title: '星灯塔' }, state: 'finished', rating: 4 },
      { game: { id: '2002', title: '盐誓' }, state: 'want', rating: null },
    ]);
    expect(await list('GET /api/users/play_list')).toEqual(payload.items);
    expect(await list('GET /api/users/play_list', other)).toEqual([]);
    const cleared = await set(SET_GAME, { game_id: '2001', state: 'finished', rating: null });
    expect(cleared.payload.items).toMatchObject([{ rating: null }, {}]);
    const left = await set(SET_GAME, { game_id: '2001', state: null });
    expect(left.payload.items).toMatchObject([{ game: { id: '2002' } }]);
  });

  it('have cards in the language of the request', async () => {
    await set(SET_GAME, { game_id: '2002', state: 'want' });
    const english = { ...headers, 'accept-language': 'en' };
    expect(await list('GET /api/users/play_list', english)).toMatchObject([
      { game: { title: 'Salt Oath' } },
    ]);
  });

  it('keep favourite partners, the last chosen one first', async () => {
    await set(SET_PARTNER, { character_id: '1001', favorite: true });
    await set(SET_PARTNER, { character_id: '1002', favorite: true });
    const { payload } = await set(SET_PARTNER, { character_id: '1001', favorite: true });
    expect(payload.items).toMatchObject([{ name: '林蕨' }, { name: '雷米' }]);
    expect(await list('GET /api/users/favorites', other)).toEqual([]);
    await set(SET_PARTNER, { character_id: '1002', favorite: false });
    expect(await list('GET /api/users/favorites')).toMatchObject([{ id: '1001' }]);
  });
});
