import type { ReplyProvider } from '../replies/reply-provider';
import { describeOnEachDatabase } from '../testing/database-suites';
import { REMI, startTestMessaging, type TestMessaging } from './testing/start-test-messaging';

describeOnEachDatabase('a conversation', (open) => {
  let running: TestMessaging;
  beforeAll(async () => {
    running = await startTestMessaging(open);
  }, 120_000);
  afterAll(() => running.stop());

  const begin = async () => {
    const visitor = await running.createVisitor();
    const client = await running.connect(visitor);
    await client.open(REMI);
    await client.send(REMI, 'message-number-1', 'I love cats');
    await client.waitForOutcome(1);
    const read = async () => {
      const { payload } = await running.history(visitor, { character_id: REMI });
      return (payload as { items: { text: string; seq: number }[] }).items;
    };
    return { visitor, client, read };
  };

  it('gets another reply to the same message', async () => {
    const { client, read } = await begin();
    expect(await client.emit('answer', { character_id: REMI, language: 'en' })).toMatchObject({
      ok: true,
    });
    await client.emit('answer', { character_id: REMI, language: 'en', again: true });
    expect(await client.waitForOutcome(2)).toBe('done');
    expect((await read()).map(({ text }) => text)).toEqual([
      'Hello',
      'I love cats',
      'You said: I love cats',
      'You said: I love cats',
    ]);
  });

  it('is cleared, begins with the greeting and goes on; memories stay', async () => {
    const { visitor, client, read } = await begin();
    expect(await client.emit('clear', { character_id: REMI, language: 'en' })).toEqual({
      ok: true,
    });
    expect(await read()).toEqual([expect.objectContaining({ text: 'Hello', seq: 4 })]);
    await client.waitUntil(() => client.messages().at(-1)?.seq === 4);
    const recent = await running.app.inject({
      url: '/api/im/conversations',
      headers: { authorization: visitor.authorization },
    });
    expect(recent.json()).toMatchObject({ payload: { items: [] } });
    const memories = await running.app.inject({
      url: `/api/memory/list?character_id=${REMI}`,
      headers: { authorization: visitor.authorization },
    });
    expect(memories.json()).toMatchObject({ payload: { items: [{ text: 'cats' }] } });
    await client.send(REMI, 'message-number-2', 'again');
    expect(await client.waitForOutcome(2)).toBe('done');
    expect((await read()).map(({ seq }) => seq)).toEqual([4, 5, 6]);
  });
});

/** Writes the beginning of a reply and never its end. */
const hangingReplies: ReplyProvider = {
  name: 'hanging',
  async *reply() {
    yield 'one two three four five six seven eight nine ten eleven twelve';
    await new Promise(() => undefined);
  },
};

describeOnEachDatabase('a conversation that is cleared on another node', (open) => {
  let running: TestMessaging;
  beforeAll(async () => {
    running = await startTestMessaging(open, { replies: hangingReplies, nodes: 2 });
  }, 120_000);
  afterAll(() => running.stop());

  it('keeps no part of the reply in progress', async () => {
    const visitor = await running.createVisitor();
    const client = await running.connect(visitor);
    await client.open(REMI);
    await client.send(REMI, 'message-number-1', 'I love cats');
    await client.waitUntil(() => client.events('reply_delta').length > 0);
    const other = await running.connect(visitor, 1);
    expect(await other.emit('clear', { character_id: REMI, language: 'en' })).toEqual({ ok: true });
    expect(await client.waitForOutcome()).toBe('stopped');
    const { payload } = await running.history(visitor, { character_id: REMI });
    expect(payload).toMatchObject({ items: [{ text: 'Hello', seq: 3 }] });
  });
});
