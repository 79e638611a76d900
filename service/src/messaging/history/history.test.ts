import { describeOnEachDatabase } from '../../testing/database-suites';
import {
  FERN,
  REMI,
  startTestMessaging,
  type TestVisitor,
  type TestMessaging,
} from '../testing/start-test-messaging';

describeOnEachDatabase('the history of a conversation', (open) => {
  let running: TestMessaging;
  let visitor: TestVisitor;
  beforeAll(async () => {
    running = await startTestMessaging(open, {
      environment: { LIMIT_MESSAGES_PER_MINUTE: '1000' },
    });
    visitor = await running.createVisitor();
    const client = await running.connect(visitor);
    await client.open(REMI);
    for (let nth = 1; nth <= 3; nth += 1) {
      await client.send(REMI, `message-number-${nth}`, `number ${nth}`);
      await client.waitForOutcome(nth);
    }
  }, 120_000);
  afterAll(() => running.stop());

  const seqs = async (range: object) => {
    const { payload } = await running.history(visitor, { character_id: REMI, ...range });
    const { items, has_more } = payload as { items: { seq: number }[]; has_more: boolean };
    return [items.map(({ seq }) => seq), has_more];
  };

  it.each([{ before: 0 }, { after: -1 }, { size: 101 }, { size: 'many' }])(
    'refuses %j',
    async (wrong) => {
      expect(await running.history(visitor, { character_id: REMI, ...wrong })).toMatchObject({
        error_code: 40001,
      });
    },
  );

  it('requires a session', async () => {
    const invalidVisitor = { ...visitor, authorization: 'Bearer nobody-nobody-nobody' };
    expect(await running.history(invalidVisitor, { character_id: REMI })).toMatchObject({
      error_code: 41001,
    });
  });

  it('is paged from the end, before or after a position', async () => {
    const [all] = await seqs({});
    const last = (all as number[]).length;
    expect(all).toEqual(Array.from({ length: last }, (_, at) => at + 1));
    expect(last).toBe(7);
    expect(await seqs({ size: 2 })).toEqual([[last - 1, last], true]);
    expect(await seqs({ before: 3, size: 1 })).toEqual([[2], true]);
    expect(await seqs({ before: 3 })).toEqual([[1, 2], false]);
    expect(await seqs({ after: 1, size: 2 })).toEqual([[2, 3], true]);
    expect(await seqs({ after: last })).toEqual([[], false]);
    expect(await seqs({ after: 0, before: 3 })).toEqual([[1, 2], false]);
  });

  it('is empty for a new conversation and not found for unknown partners', async () => {
    const { payload } = await running.history(visitor, { character_id: FERN });
    expect(payload).toEqual({ items: [], has_more: false });
    for (const unknown of ['9999', "' or 1=1"])
      expect(await running.history(visitor, { character_id: unknown })).toMatchObject({
        error_code: 40402,
      });
  });

  it('accepts positions beyond the column range', async () => {
    expect(await seqs({ after: Number.MAX_SAFE_INTEGER })).toEqual([[], false]);
    const [all] = await seqs({ before: Number.MAX_SAFE_INTEGER });
    expect((all as number[]).length).toBeGreaterThan(3);
  });
});
