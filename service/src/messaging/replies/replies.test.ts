import type { ReplyProvider } from '../../replies/reply-provider';
import { ReplyFailed } from '../../replies/reply-provider';
import type { Moderation } from '../../moderation/moderation';
import { describeOnEachDatabase } from '../../testing/database-suites';
import {
  REMI,
  startTestMessaging,
  type TestVisitor,
  type TestMessaging,
} from '../testing/start-test-messaging';
import type { TestClient } from '../testing/test-client';

const never = () => new Promise<never>(() => undefined);
const LONG = 'one two three four five six seven eight nine ten eleven twelve';

/** Behaves as the last message commands. */
const scriptedReplies: ReplyProvider = {
  name: 'scripted',
  async *reply({ turns }) {
    const command = turns.at(-1)?.text ?? '';
    if (command === 'fail') throw new ReplyFailed('as commanded');
    if (command === 'break off') {
      yield LONG;
      throw new TypeError('a bug of the provider');
    }
    if (command === 'nothing') return;
    if (command === 'swear') yield `well, ${LONG} darn it`;
    else if (command === 'offend') yield `${LONG} forbidden words ${LONG}`;
    else yield LONG;
    // Ignores the signal, unlike a correct provider.
    if (command === 'hang') await never();
  },
};

const testModeration: Moderation = {
  check: async ({ text }) => {
    if (text.includes('forbidden')) return { kind: 'refused', rule: 'forbidden' };
    const masked = text.replace('darn', '****');
    return masked === text
      ? { kind: 'allowed', text }
      : { kind: 'masked', text: masked, rules: ['words'] };
  },
};

describeOnEachDatabase('replies', (open) => {
  let running: TestMessaging;
  let visitor: TestVisitor;
  let client: TestClient;
  beforeAll(async () => {
    running = await startTestMessaging(open, {
      replies: scriptedReplies,
      moderation: testModeration,
      nodes: 2,
      environment: { LIMIT_MESSAGES_PER_MINUTE: '1000' },
    });
  }, 120_000);
  beforeEach(async () => {
    visitor = await running.createVisitor();
    client = await running.connect(visitor);
    await client.open(REMI, { after: 0 });
  });
  afterAll(() => running.stop());

  const texts = (of = client) => of.messages().map(({ text }) => text);
  const replyId = async (of = client) => {
    await of.waitUntil(() => of.events('reply_started').length > 0);
    return of.events('reply_started').at(-1)?.reply_id;
  };

  it('end as failed without a message and can be requested again', async () => {
    await client.send(REMI, 'an-order-1', 'fail');
    expect(await client.waitForOutcome()).toBe('failed');
    await client.emit('answer', { character_id: REMI, language: 'en' });
    expect(await client.waitForOutcome(2)).toBe('failed');
    await client.send(REMI, 'an-order-2', 'nothing');
    expect(await client.waitForOutcome(3)).toBe('failed');
    await client.send(REMI, 'an-order-3', 'break off');
    expect(await client.waitForOutcome(4)).toBe('failed');
    expect(texts()).toEqual(['Hello', 'fail', 'nothing', 'break off']);
  });

  it('are not written twice when requested again', async () => {
    await client.send(REMI, 'an-order-1', 'talk');
    expect(await client.waitForOutcome()).toBe('done');
    const answer = { character_id: REMI, language: 'en' };
    expect(await client.emit('answer', answer)).toEqual({ ok: true });
    await client.send(REMI, 'an-order-1', 'talk');
    await client.send(REMI, 'an-order-2', 'talk');
    expect(await client.waitForOutcome(2)).toBe('done');
    expect(client.events('reply_started')).toHaveLength(2);
    expect(texts()).toEqual(['Hello', 'talk', LONG, 'talk', LONG]);
  });

  it('keep their partial text when the reader stops them', async () => {
    await client.send(REMI, 'an-order-1', 'hang');
    await client.waitUntil(() => client.events('reply_delta').length > 0);
    const stop = { character_id: REMI, reply_id: await replyId() };
    expect(await client.emit('stop', stop)).toEqual({ ok: true });
    expect(await client.waitForOutcome()).toBe('stopped');
    expect(client.messages().at(-1)).toMatchObject({ text: LONG, mark: 'stopped' });
    expect(await client.emit('stop', stop)).toEqual({ ok: true });
  });

  it('can be stopped and followed from another node', async () => {
    const other = await running.connect(visitor, 1);
    await other.open(REMI);
    await client.send(REMI, 'an-order-1', 'hang');
    await client.waitUntil(() => client.events('reply_delta').length > 0);
    await other.emit('stop', { character_id: REMI, reply_id: await replyId(other) });
    expect(await other.waitForOutcome()).toBe('stopped');
    expect(await client.waitForOutcome()).toBe('stopped');
    expect(other.received.slice(-2).map(({ name }) => name)).toEqual(['message', 'reply_ended']);
  });

  it('end when the next message is sent, on any node', async () => {
    await client.send(REMI, 'an-order-1', 'hang');
    await client.waitUntil(() => client.events('reply_delta').length > 0);
    await client.send(REMI, 'an-order-2', 'hang');
    expect(await client.waitForOutcome()).toBe('stopped');
    // Messages are read from the database, so `reply_started` may arrive before the message.
    await client.waitUntil(
      () => client.events('reply_started').length === 2 && texts().length === 4,
    );
    expect(texts()).toEqual(['Hello', 'hang', LONG, 'hang']);
    const other = await running.connect(visitor, 1);
    await other.open(REMI);
    await other.send(REMI, 'an-order-3', 'talk');
    // The ends of two replies come from two nodes, in any order.
    const outcomes = [await client.waitForOutcome(2), await client.waitForOutcome(3)];
    expect(outcomes.sort()).toEqual(['done', 'stopped']);
    expect(texts().slice(0, 4)).toEqual(['Hello', 'hang', LONG, 'hang']);
    expect(texts()).toContain('talk');
    expect(texts().at(-1)).toBe(LONG);
  });

  it('are returned with their text so far when a reader reconnects', async () => {
    await client.send(REMI, 'an-order-1', 'hang');
    await client.waitUntil(() => client.events('reply_delta').length > 0);
    const back = await running.connect(visitor);
    const opened = await back.open(REMI, { after: 2 });
    const id = await replyId();
    expect(opened).toMatchObject({ ok: true, last_seq: 2, reply: { reply_id: id } });
    const shown = client.events('reply_delta').map(({ text }) => String(text));
    expect(opened).toMatchObject({ reply: { text: shown.join('') } });
    expect(LONG.startsWith(shown.join(''))).toBe(true);
    expect(shown.join('').length).toBeGreaterThan(10);
    await back.emit('stop', { character_id: REMI, reply_id: id });
    expect(await back.waitForOutcome()).toBe('stopped');
  });

  it('are masked or refused by moderation', async () => {
    await client.send(REMI, 'an-order-1', 'swear');
    expect(await client.waitForOutcome()).toBe('done');
    expect(client.messages().at(-1)).toMatchObject({
      text: `well, ${LONG} **** it`,
      mark: 'masked',
    });
    await client.send(REMI, 'an-order-2', 'offend');
    expect(await client.waitForOutcome(2)).toBe('refused');
    expect(client.messages().at(-1)).toMatchObject({ text: 'offend', sender: 'user' });
    const deltas = client.events('reply_delta').map(({ text }) => text);
    expect(deltas.join('')).not.toContain('darn');
  });

  it('follow only messages that moderation accepts', async () => {
    const refused = await client.send(REMI, 'an-order-1', 'a forbidden thing');
    expect(refused).toMatchObject({ ok: false, error_code: 41920 });
    const masked = await client.send(REMI, 'an-order-2', 'darn you');
    expect(masked).toMatchObject({ ok: true, message: { text: '**** you', mark: 'masked' } });
    expect(await client.waitForOutcome()).toBe('done');
    expect(texts()).toEqual(['Hello', '**** you', LONG]);
  });
});

describeOnEachDatabase('replies of a node that closes', (open) => {
  it('are stored with their partial text', async () => {
    const running = await startTestMessaging(open, { replies: scriptedReplies, nodes: 2 });
    const visitor = await running.createVisitor();
    const client = await running.connect(visitor, 1);
    await client.open(REMI, { after: 0 });
    await client.send(REMI, 'an-order-1', 'hang');
    await client.waitUntil(() => client.events('reply_delta').length > 0);
    await running.close(1);
    const { payload } = await running.history(visitor, { character_id: REMI });
    expect(payload).toMatchObject({
      items: [{ text: 'Hello' }, { text: 'hang' }, { text: LONG, mark: 'stopped' }],
    });
    expect(client.socket.connected).toBe(false);
    await running.stop();
  }, 120_000);
});
