import { describeOnEachDatabase } from '../testing/database-suites';
import {
  echoReplies,
  FERN,
  REMI,
  startTestMessaging,
  type TestMessaging,
} from './testing/start-test-messaging';

describeOnEachDatabase('messaging', (open) => {
  let running: TestMessaging;
  const prepared: string[] = [];
  beforeAll(async () => {
    running = await startTestMessaging(open, {
      replies: { ...echoReplies, prepare: (language) => prepared.push(language) },
      environment: { LIMIT_MESSAGES_PER_MINUTE: '1000' },
    });
  }, 120_000);
  afterAll(() => running.stop());

  it('starts a conversation once, with the greeting in the language of the first open', async () => {
    const visitor = await running.createVisitor();
    const client = await running.connect(visitor);
    expect(await client.open(REMI, { language: 'ja' })).toEqual({
      ok: true,
      last_seq: 1,
      reply: null,
    });
    await client.waitUntil(() => client.messages().length === 1);
    expect(await client.open(REMI, { language: 'zh' })).toMatchObject({ ok: true, last_seq: 1 });
    expect(client.messages()).toEqual([
      expect.objectContaining({ seq: 1, sender: 'character', text: 'こんにちは', mark: null }),
    ]);
  });

  it('delivers a message once to a connection that opens the conversation repeatedly', async () => {
    const client = await running.connect(await running.createVisitor());
    for (let nth = 0; nth < 3; nth += 1) await client.open(REMI, { after: 0 });
    await client.send(REMI, 'message-1', 'hello');
    await client.waitForOutcome();
    expect(client.messages().map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('prepares replies in the language of a chat when it opens', async () => {
    const client = await running.connect(await running.createVisitor());
    prepared.length = 0;
    await client.open(REMI, { language: 'ja' });
    await client.open(REMI, { language: 'en' });
    expect(prepared).toEqual(['ja', 'en']);
  });

  it('acknowledges stored messages and sends the reply as deltas, then as a message', async () => {
    const visitor = await running.createVisitor();
    const client = await running.connect(visitor);
    await client.open(REMI, { after: 0 });
    const sent = await client.send(REMI, 'message-1', '  the lamp, where is it?  ');
    expect(sent).toMatchObject({
      ok: true,
      message: {
        seq: 2,
        sender: 'user',
        text: 'the lamp, where is it?',
        client_message_id: 'message-1',
        mark: null,
      },
    });
    expect(await client.waitForOutcome()).toBe('done');
    expect(client.messages().map(({ seq, sender, text }) => [seq, sender, text])).toEqual([
      [1, 'character', 'Hello'],
      [2, 'user', 'the lamp, where is it?'],
      [3, 'character', 'You said: the lamp, where is it?'],
    ]);
    expect(client.messages()[2]).toMatchObject({ client_message_id: null, mark: null });
    const names = client.received.map(({ name }) => name).filter((name) => name !== 'reply_delta');
    expect(names.slice(-2)).toEqual(['message', 'reply_ended']);
    expect(names.indexOf('reply_started')).toBeLessThan(names.length - 2);
  });

  it('stores a message once when it is sent repeatedly and concurrently', async () => {
    const visitor = await running.createVisitor();
    const clients = await Promise.all([1, 2, 3].map(() => running.connect(visitor)));
    const answers = await Promise.all(
      clients.flatMap((client) =>
        Array.from({ length: 5 }, () => client.send(FERN, 'same-message', 'hello')),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ ok: true, message: { seq: 2 } });
    const rows = await running.db
      .selectFrom('messages')
      .select('seq')
      .where('account_id', '=', visitor.accountId)
      .where('sender', '=', 'user')
      .execute();
    expect(rows).toEqual([{ seq: 2 }]);
  });

  it('counts sent messages by outcome, and open connections', async () => {
    const readMetrics = async () => {
      const { body } = await running.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
      const of = (line: string) => Number(new RegExp(`^${line} (\\d+)$`, 'm').exec(body)?.[1] ?? 0);
      return {
        stored: of('huoban_messaging_sends_total{outcome="stored"}'),
        repeated: of('huoban_messaging_sends_total{outcome="repeated"}'),
        refused: of('huoban_messaging_sends_total{outcome="refused"}'),
        sockets: of('huoban_messaging_sockets'),
      };
    };
    const before = await readMetrics();
    const client = await running.connect(await running.createVisitor());
    await client.send(REMI, 'counted-1', 'hello');
    await client.send(REMI, 'counted-1', 'hello');
    await client.send('9999', 'counted-2', 'hello');
    expect(await readMetrics()).toEqual({
      stored: before.stored + 1,
      repeated: before.repeated + 1,
      refused: before.refused + 1,
      sockets: before.sockets + 1,
    });
  });

  it('delivers every message once and in order to each connection, from its position', async () => {
    const visitor = await running.createVisitor();
    const first = await running.connect(visitor);
    await first.open(REMI, { after: 0 });
    for (let nth = 0; nth < 10; nth += 1)
      await first.send(REMI, `numbered-${nth}`, `number ${nth}`);
    const second = await running.connect(visitor);
    await second.open(REMI, { after: 4 });
    await Promise.all(
      Array.from({ length: 20 }, (_, nth) => second.send(REMI, `more-than-${nth}`, `more ${nth}`)),
    );
    const { lastSeq } = await running.db
      .selectFrom('messages')
      .select(({ fn }) => fn.max('seq').as('lastSeq'))
      .where('account_id', '=', visitor.accountId)
      .executeTakeFirstOrThrow();
    await Promise.all(
      [first, second].map((client) =>
        client.waitUntil(() => (client.messages().at(-1)?.seq ?? 0) >= lastSeq),
      ),
    );
    const expected = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
    const seen = (client: typeof first) => client.messages().map(({ seq }) => seq);
    expect(seen(first)).toEqual(expected(1, seen(first).length));
    expect(seen(second)).toEqual(expected(5, seen(second).length + 4));
  });
});
