import { describeOnEachDatabase } from '../../testing/database-suites';
import {
  FERN,
  REMI,
  startTestMessaging,
  type TestMessaging,
} from '../testing/start-test-messaging';

describeOnEachDatabase('recent conversations', (open) => {
  let running: TestMessaging;
  beforeAll(async () => {
    running = await startTestMessaging(open);
  }, 120_000);
  afterAll(() => running.stop());

  it('have the last line and what is unread, the latest first', async () => {
    const visitor = await running.createVisitor();
    const recent = async (authorization = visitor.authorization) => {
      const response = await running.app.inject({
        url: '/api/im/conversations',
        headers: { authorization },
      });
      return response.json<{ error_code: number; payload: { items: object[] } | null }>();
    };
    const client = await running.connect(visitor);
    await client.open(REMI);
    // An opened conversation without a word of the visitor is none.
    expect((await recent()).payload?.items).toEqual([]);
    await client.send(REMI, 'message-number-1', 'first');
    await client.waitForOutcome(1);
    await client.send(FERN, 'message-number-2', 'second');
    await client.waitUntil(() => client.events('reply_ended').length >= 1);
    // The second conversation was not opened, so its reply reaches no open chat.
    const until = Date.now() + 8_000;
    let items = (await recent()).payload?.items ?? [];
    while (JSON.stringify(items).includes('"text":"second"') && Date.now() < until)
      items = (await recent()).payload?.items ?? [];
    expect(items).toEqual([
      {
        character: { id: FERN, name: '林蕨', picture: null },
        last: {
          sender: 'character',
          text: 'You said: second',
          created_at: expect.any(String) as string,
        },
        unread: 1,
      },
      expect.objectContaining({
        last: expect.objectContaining({ text: 'You said: first' }) as object,
        unread: 0,
      }),
    ]);
    await client.open(FERN);
    expect((await recent()).payload?.items[0]).toMatchObject({ unread: 0 });

    const other = await running.createVisitor();
    expect((await recent(other.authorization)).payload?.items).toEqual([]);
    expect(await recent('Bearer nobody-nobody-nobody')).toMatchObject({ error_code: 41001 });
  });
});
