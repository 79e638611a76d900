import { describeOnEachDatabase } from '../../../testing/database-suites';
import { idsIn } from '../../../testing/ids';
import { runService, type RunningService } from '../../../testing/running-service';

const LIST = 'GET /api/visitor/game/list';

describeOnEachDatabase('the list of games', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const list = (query: Record<string, string>, headers = {}) =>
    service.call(LIST, { query, headers });
  const ids = async (query: Record<string, string>, headers = {}) =>
    idsIn((await list(query, headers)).payload.items);

  it.each([
    ['page', { page: '0' }],
    ['size', { size: '61' }],
    ['letter', { letter: 'ab' }],
    ['sort', { sort: 'best' }],
    ['genre', { genre: 'x'.repeat(41) }],
  ])('rejects an invalid %s', async (field, query) => {
    expect(await list(query)).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining(field),
    });
  });

  it('is sorted by release date or by the alphabet of the language', async () => {
    expect(await ids({})).toEqual(['2002', '2003', '2001']);
    expect(await ids({ sort: 'az' })).toEqual(['2003', '2001', '2002']);
    expect(await ids({ sort: 'az' }, { 'accept-language': 'en' })).toEqual([
      '2002',
      '2003',
      '2001',
    ]);
  });

  it('can be filtered by genre, platform, letter, text and partner', async () => {
    expect(await ids({ genre: 'puzzle' })).toEqual(['2003', '2001']);
    expect(await ids({ platform: 'mobile' })).toEqual(['2002']);
    expect(await ids({ letter: 'x' })).toEqual(['2001']);
    expect(await ids({ text: 'ledger' })).toEqual(['2003']);
    expect(await ids({ text: '？！' })).toEqual([]);
    expect(await ids({ character_id: '1001' })).toEqual(['2002', '2001']);
  });

  it('is paged', async () => {
    const first = await list({ size: '2' });
    expect(first.payload).toMatchObject({ total: 3, page: 1, next_page: 2 });
    const second = await list({ size: '2', page: '2' });
    expect(second.payload).toMatchObject({ next_page: null });
    expect(idsIn(second.payload.items)).toEqual(['2001']);
  });

  it('counts each filter under the others, with dead ends as zero', async () => {
    const { payload } = await list({ genre: 'rpg' });
    expect(payload.letters).toEqual([
      { id: 'F', name: 'F', count: 0 },
      { id: 'X', name: 'X', count: 0 },
      { id: 'Y', name: 'Y', count: 1 },
    ]);
    expect(payload.genres).toContainEqual(expect.objectContaining({ id: 'puzzle', count: 2 }));
    expect(payload.platforms).toEqual([
      expect.objectContaining({ id: 'pc', count: 1 }),
      expect.objectContaining({ id: 'mobile', count: 1 }),
    ]);
    expect(payload.players).toEqual([
      { id: '1', name: '单人', count: 1 },
      { id: '2', name: '双人', count: 1 },
      { id: '4', name: '四人', count: 1 },
    ]);
  });

  it('filters by players', async () => {
    expect(await ids({ players: '4' })).toEqual(['2002', '2003', '2001']);
    expect(await ids({ players: '8' })).toEqual([]);
  });

  it('has a kana index in Japanese, by the reading of the title', async () => {
    const japanese = { 'accept-language': 'ja' };
    const { payload } = await list({}, japanese);
    expect(payload.kana).toMatchObject([{ id: '#' }, { id: 'は' }, { id: 'ま' }]);
    expect(await ids({ kana: 'ま' }, japanese)).toEqual(['2003']);
    expect((await list({})).payload).not.toHaveProperty('kana');
  });
});
