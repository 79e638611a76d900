import { describeOnEachDatabase } from '../../../testing/database-suites';
import { idsIn } from '../../../testing/ids';
import { runService, type RunningService } from '../../../testing/running-service';

const LIST = 'GET /api/character/get_official_character_list';

describeOnEachDatabase('the list of official partners', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  it.each([
    ['page', { page: '1001' }],
    ['size', { size: '-1' }],
    ['game_id', { game_id: '' }],
  ])('rejects an invalid %s', async (field, query) => {
    expect(await service.call(LIST, { query })).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining(field),
    });
  });

  it('is sorted by popularity', async () => {
    const { payload } = await service.call(LIST);
    expect(idsIn(payload.items)).toEqual(['1001', '1003', '1002']);
    expect(payload).toMatchObject({ total: 3, page: 1, size: 24, next_page: null });
  });

  it('can be filtered by game', async () => {
    const { payload } = await service.call(LIST, { query: { game_id: '2002' } });
    expect(idsIn(payload.items)).toEqual(['1001']);
  });

  it('is empty behind the last page and for a game without partners', async () => {
    const pastEnd = await service.call(LIST, { query: { page: '1000' } });
    expect(pastEnd.payload).toMatchObject({ items: [], total: 3, next_page: null });
    const unplayed = await service.call(LIST, { query: { game_id: 'none' } });
    expect(unplayed.payload).toMatchObject({ items: [], total: 0 });
  });
});
