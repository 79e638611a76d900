import { describeOnBoth } from '../testing/both-databases';
import { runService, type Answer, type RunningService } from '../testing/running-service';

const SQUARE = 'POST /api/character/legion_zone/pc_character_square';
const SEARCH = 'GET /api/visitor/game/knowledge/search';

const idsIn = (list: unknown) =>
  Array.isArray(list) ? list.map(({ id }: { id: string }) => id) : undefined;
const ids = ({ payload }: Answer) => idsIn(payload.items);

describeOnBoth('reading', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 30_000);
  afterAll(() => service.stop());

  const games = (query: Record<string, string>, headers = {}) =>
    service.call('GET /api/visitor/game/list', { query, headers });
  const found = async (q: string, more: Record<string, string> = {}) => {
    const { payload } = await service.call(SEARCH, { query: { q, ...more } });
    return idsIn((payload.games as { items: unknown }).items);
  };

  it('lists games newest first, or by the alphabet of the language', async () => {
    expect(ids(await games({}))).toEqual(['2002', '2003', '2001']);
    expect(ids(await games({ sort: 'az' }))).toEqual(['2003', '2001', '2002']);
    expect(ids(await games({ sort: 'az' }, { 'accept-language': 'en' }))).toEqual([
      '2002',
      '2003',
      '2001',
    ]);
  });

  it('filters games by genre, platform, letter, text and partner', async () => {
    expect(ids(await games({ genre: 'puzzle' }))).toEqual(['2003', '2001']);
    expect(ids(await games({ platform: 'mobile' }))).toEqual(['2002']);
    expect(ids(await games({ letter: 'x' }))).toEqual(['2001']);
    expect(ids(await games({ text: 'ledger' }))).toEqual(['2003']);
    expect(ids(await games({ character_id: '1001' }))).toEqual(['2002', '2001']);
  });

  it('gives pages that end', async () => {
    const first = await games({ size: '2' });
    expect(first.payload).toMatchObject({ total: 3, page: 1, next_page: 2 });
    const second = await games({ size: '2', page: '2' });
    expect(second.payload).toMatchObject({ next_page: null });
    expect(ids(second)).toEqual(['2001']);
  });

  it('shows a game with its article, facts, partners and similar games', async () => {
    const { payload } = await service.call('GET /api/visitor/game/detail', {
      query: { game_id: '2001' },
      headers: { 'accept-language': 'en' },
    });
    expect(payload).toMatchObject({
      title: 'The Star Lamp',
      aliases: ['SL'],
      genres: [
        { id: 'adventure', name: 'Adventure' },
        { id: 'puzzle', name: 'Puzzle' },
      ],
      picture: null,
    });
    expect(payload.infobox).toContainEqual({ name: 'Released', value: '1 May 2020' });
    expect(idsIn(payload.characters)).toEqual(['1001', '1002']);
    expect(idsIn(payload.similar)).toEqual(['2003']);
  });

  it('says that an unknown id does not exist', async () => {
    const answer = await service.call('GET /api/visitor/game/detail', {
      query: { game_id: 'none' },
    });
    expect(answer).toMatchObject({ status: 200, error_code: 40402, payload: null });
  });

  it('lists partners by popularity or age, filtered by category, tag and text', async () => {
    const square = async (body: object) => ids(await service.call(SQUARE, { body }));
    expect(await square({})).toEqual(['1001', '1003', '1002']);
    expect(await square({ sort: 'newest' })).toEqual(['1002', '1001', '1003']);
    expect(await square({ category: 'guide' })).toEqual(['1002']);
    expect(await square({ tag: 'gentle' })).toEqual(['1001', '1003']);
    expect(await square({ text: '困困' })).toEqual(['1003']);
  });

  it('shows a partner with samples, games and related partners', async () => {
    const { payload } = await service.call('GET /api/character/legion_zone/pc_character_figures', {
      query: { character_id: '1001' },
    });
    expect(payload).toMatchObject({ name: '雷米', samples: [{ user: '在吗', reply: '在' }] });
    expect(idsIn(payload.games)).toEqual(['2001', '2002']);
    expect(idsIn(payload.related)).toEqual(['1003', '1002']);
  });

  it('features one partner of each category before a second of any', async () => {
    const answer = await service.call('GET /api/visitor/web/index/characters', {
      query: { size: '2' },
    });
    expect(ids(answer)).toEqual(['1001', '1002']);
  });

  it.each(['星灯塔', '星灯台', 'star lamp', 'STAR', '灯塔', '星塔', 'ほしとう', 'ｓｌ'])(
    'finds the game of that name first for %s',
    async (text) => {
      expect((await found(text))?.[0]).toBe('2001');
    },
  );

  it('puts a title before a summary and a summary before an article', async () => {
    expect(await found('星灯塔')).toEqual(['2001', '2002', '2003']);
  });

  it('marks the hit and shows the text around it', async () => {
    const { payload } = await service.call(SEARCH, { query: { q: '灯塔', kind: 'game' } });
    expect(payload).toMatchObject({
      games: {
        items: [
          {
            title_parts: [
              { text: '星', hit: false },
              { text: '灯塔', hit: true },
            ],
          },
          { id: '2002' },
          { id: '2003' },
        ],
      },
      characters: { total: 0 },
    });
  });

  it('falls back to names that hold a part of the text', async () => {
    expect(await found('星灯塔攻略')).toEqual(['2001']);
  });

  it('answers punctuation and operators with nothing and some suggestions', async () => {
    const { payload } = await service.call(SEARCH, { query: { q: "'|&!:*\\" } });
    expect(payload).toMatchObject({ games: { total: 0 }, characters: { total: 0 } });
    expect(payload.suggestions).toContain('星灯塔');
  });

  it('lists activities with what runs first', async () => {
    const { payload } = await service.call('GET /api/visitor/web/activity/index', {
      headers: { 'accept-language': 'ja' },
    });
    expect(payload.items).toMatchObject([
      { state: 'running', title: 'のんびり週間', games: [{ id: '2001', title: '星灯台' }] },
      { state: 'ended', days_left: 0 },
    ]);
  });
});
