import { describeOnEachDatabase } from '../../../testing/database-suites';
import { idsIn } from '../../../testing/ids';
import { runService, type RunningService } from '../../../testing/running-service';

const DETAIL = 'GET /api/visitor/game/detail';

describeOnEachDatabase('one game', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  it.each(['', 'game_id=', `game_id=${'x'.repeat(65)}`])(
    'requires a valid id: %s',
    async (query) => {
      const named = Object.fromEntries(new URLSearchParams(query));
      expect(await service.call(DETAIL, { query: named })).toMatchObject({
        status: 400,
        error_code: 40001,
        error_message: expect.stringContaining('game_id'),
      });
    },
  );

  it('is not found under an unknown id', async () => {
    const response = await service.call(DETAIL, { query: { game_id: 'none' } });
    expect(response).toMatchObject({ status: 200, error_code: 40402, payload: null });
  });

  it('has facts, partners and similar games', async () => {
    const { payload } = await service.call(DETAIL, {
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

  it('has its article in the language of the request', async () => {
    const { payload } = await service.call(DETAIL, {
      query: { game_id: '2003' },
      headers: { 'accept-language': 'ja' },
    });
    expect(payload.sections).toEqual([{ heading: '遊び方', body: '蜂蜜と数字。' }]);
  });
});
