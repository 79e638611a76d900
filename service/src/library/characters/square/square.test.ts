import { describeOnEachDatabase } from '../../../testing/database-suites';
import { idsIn } from '../../../testing/ids';
import { runService, type RunningService } from '../../../testing/running-service';

const SQUARE = 'POST /api/character/legion_zone/pc_character_square';

describeOnEachDatabase('the square', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const square = async (body: object) =>
    idsIn((await service.call(SQUARE, { body })).payload.items);

  it.each([
    ['sort', { sort: 'oldest' }],
    ['page', { page: '1' }],
    ['text', { text: 7 }],
    ['mood', { mood: 'gentle' }],
  ])('rejects an invalid %s', async (field, body) => {
    expect(await service.call(SQUARE, { body })).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining(field),
    });
  });

  it('sorts by popularity or age and filters by category, tag and text', async () => {
    expect(await square({})).toEqual(['1001', '1003', '1002']);
    expect(await square({ sort: 'newest' })).toEqual(['1002', '1001', '1003']);
    expect(await square({ category: 'guide' })).toEqual(['1002']);
    expect(await square({ tag: 'gentle' })).toEqual(['1001', '1003']);
    expect(await square({ text: '困困' })).toEqual(['1003']);
  });

  it.each([
    ['the greeting', '你好', 3],
    ['a sample', 'いるよ', 3],
    ['the category', '向导', 1],
    ['a game', 'Salt Oath', 1],
    ['initials', 'lm', 1],
    ['pinyin', 'kunkun', 1],
    ['one typo', 'rmei', 1],
  ])('finds partners by %s', async (_field, text, count) => {
    expect(await square({ text })).toHaveLength(count);
  });

  it('finds nothing for text without letters, for markup and for SQL', async () => {
    expect(await square({ text: '!?' })).toEqual([]);
    expect(await square({ text: 'partner' })).toHaveLength(3);
    expect(await square({ text: '<partner>' })).toEqual([]);
    expect(await square({ tag: "gentle']::text[] or true --" })).toEqual([]);
  });

  it('returns the filter counts of all partners, regardless of the active filter', async () => {
    const { payload } = await service.call(SQUARE, {
      body: { tag: 'aim', size: 1 },
      headers: { 'accept-language': 'en' },
    });
    expect(payload).toMatchObject({
      total: 1,
      categories: [
        { id: 'companion', name: 'Companions', count: 2 },
        { id: 'guide', name: 'Guides', count: 1 },
      ],
      tags: [
        { id: 'gentle', count: 2 },
        { id: 'aim', count: 1 },
      ],
    });
  });
});
