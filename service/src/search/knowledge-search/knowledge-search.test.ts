import { describeOnEachDatabase } from '../../testing/database-suites';
import { idsIn } from '../../testing/ids';
import { runService, type RunningService } from '../../testing/running-service';

type Parts = { text: string; hit: boolean }[];
const SEARCH = 'GET /api/visitor/game/knowledge/search';

describeOnEachDatabase('a search', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const search = (q: string, more: Record<string, string> = {}) =>
    service.call(SEARCH, { query: { q, ...more } });
  const found = async (q: string, more: Record<string, string> = {}) => {
    const { payload } = await search(q, more);
    return idsIn((payload.games as { items: unknown }).items);
  };

  it.each([
    ['q', {}],
    ['q', { q: 'x'.repeat(101) }],
    ['kind', { q: 'x', kind: 'place' }],
    ['page', { q: 'x', page: '1e3' }],
  ])('refuses an invalid %s', async (field, query) => {
    expect(await service.call(SEARCH, { query })).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining(field),
    });
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

  it('highlights the hit with the surrounding text', async () => {
    const { payload } = await search('灯塔', { kind: 'game' });
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

  it.each([
    ['星塔', '星塔'],
    ['ホシトウ', 'ほしとう'],
    ['star la', 'The Star Lamp'],
  ])('for %s shows the other name %s that was hit', async (q, name) => {
    const { payload } = await search(q, { kind: 'game' });
    const [{ title_parts, snippet }] = (payload.games as { items: [Record<string, Parts>] }).items;
    expect(title_parts).toEqual([{ text: '星灯塔', hit: false }]);
    expect(snippet?.map(({ text }) => text).join('')).toBe(name);
    expect(snippet?.some(({ hit }) => hit)).toBe(true);
  });

  it.each([
    ['盐誓攻略', '盐誓'],
    ['みつばちの', '蜂账本'],
    ['Ledger攻略', '蜂账本'],
  ])('suggests for %s what is nearly called so, before what is popular', async (q, name) => {
    const { payload } = await search(q);
    expect((payload.suggestions as string[])[0]).toBe(name);
  });

  it('falls back to names that contain a part of the text', async () => {
    expect(await found('星灯塔攻略')).toEqual(['2001']);
  });

  it('returns only suggestions for punctuation and operators', async () => {
    const { payload } = await search("'|&!:*\\");
    expect(payload).toMatchObject({ games: { total: 0 }, characters: { total: 0 } });
    expect(payload.suggestions).toContain('星灯塔');
  });

  it.each(['老灯芯', 'old wick', '灯芯じい', 'Amber Mirror', '数台阶'])(
    'for the entity %s leads to its game',
    async (q) => {
      const { payload } = await search(q);
      expect(payload).toMatchObject({ games: { total: 1, items: [{ id: '2001' }] } });
    },
  );

  it('quotes the matching entity', async () => {
    const { payload } = await search('老灯芯');
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

  it.each([
    ['xingdengta', '2001'],
    ['xdt', '2001'],
    ['蜂帳本', '2003'],
    ['星燈塔', '2001'],
    ['hoshitou', '2001'],
    ['legder', '2003'],
    ['bee leger', '2003'],
    ['ミツバチ帳薄', '2003'],
  ])('forgives %s', async (q, id) => {
    expect(await found(q)).toContain(id);
  });

  it('names what it found instead, only when nothing is called as typed', async () => {
    expect((await search('saltt')).payload.did_you_mean).toEqual(['盐誓']);
    expect((await search('salt')).payload).not.toHaveProperty('did_you_mean');
  });

  it.each([
    ['解谜游戏', ['2003', '2001']],
    ['手机游戏', ['2002']],
    ['games for two', ['2002', '2003', '2001']],
  ])('reads %s as filters, also in a search of games alone', async (q, ids) => {
    expect((await found(q))?.sort()).toEqual(ids.sort());
    expect((await found(q, { kind: 'game' }))?.sort()).toEqual(ids.sort());
  });

  it('finds an entity by its name, with its game', async () => {
    const { payload } = await search('old wick');
    expect(payload).toMatchObject({
      entities: { total: 1, items: [{ id: '5002', game: '星灯塔', name: '老灯芯' }] },
    });
    expect((await search('wick', { kind: 'entity' })).payload).toMatchObject({
      games: { total: 0 },
      entities: { total: 1 },
    });
  });
});
