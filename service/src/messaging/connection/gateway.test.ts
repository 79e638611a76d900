import { MAX_MESSAGE_LENGTH } from '@huoban/contracts/messaging';
import { createLog } from '../../process/log';
import { describeOnEachDatabase } from '../../testing/database-suites';
import { signImToken } from './im-token';
import {
  REMI,
  startTestMessaging,
  type TestVisitor,
  type TestMessaging,
} from '../testing/start-test-messaging';
import { TestClient } from '../testing/test-client';

const refusal = (run: Promise<unknown>): Promise<unknown> =>
  run.then(
    () => 'connected',
    (error: unknown) => (error as { data?: unknown }).data,
  );

describeOnEachDatabase('the messaging socket', (open) => {
  let running: TestMessaging;
  const lines: string[] = [];
  let visitor: TestVisitor;
  beforeAll(async () => {
    running = await startTestMessaging(open, {
      environment: { LIMIT_MESSAGES_PER_MINUTE: '5' },
      log: createLog('info', 'json', (line) => lines.push(line)),
    });
  }, 120_000);
  beforeEach(async () => {
    visitor = await running.createVisitor();
  });
  afterAll(() => running.stop());

  it('refuses connections without a valid token of a valid session', async () => {
    const identity = { webUserId: '100000000001', session: 'ab'.repeat(32), appId: 'huoban' };
    const forged = signImToken(Buffer.from('another key'), identity, Date.now());
    const changed = `A${visitor.imToken.slice(1)}`;
    const wrong = [{}, { token: 7 }, { token: '' }, { token: forged }, { token: changed }];
    for (const auth of [...wrong, { token: visitor.imToken, more: 1 }])
      expect(await refusal(TestClient.connect(running.address(), auth))).toMatchObject({
        error_code: 41001,
      });
    await running.db.deleteFrom('sessions').where('account_id', '=', visitor.accountId).execute();
    expect(await refusal(running.connect(visitor))).toMatchObject({ error_code: 41001 });
  });

  it('has the id of the request that opened a connection in what its events log', async () => {
    const client = await running.connect(visitor);
    await client.open(REMI);
    lines.length = 0;
    await client.send(REMI, 'a-number', 'my number is 13687654321');
    await client.waitForOutcome();
    const moderated = lines.filter((line) => line.includes('moderation rule'));
    expect(moderated).not.toEqual([]);
    for (const line of moderated)
      expect(JSON.parse(line)).toMatchObject({
        request: expect.stringMatching(/^[0-9a-f]{8}-\w+$/),
      });
  });

  it('signs out and deletes all messages when the account is deleted', async () => {
    const client = await running.connect(visitor);
    await client.open(REMI);
    await client.send(REMI, 'a-message', 'hello');
    await client.waitForOutcome();
    await running.db.deleteFrom('accounts').where('id', '=', visitor.accountId).execute();
    await client.waitUntil(() => client.events('signed_out').length === 1);
    await new Promise<void>((resolve) => {
      if (client.socket.connected) client.socket.once('disconnect', () => resolve());
      else resolve();
    });
    for (const table of ['messages', 'conversations'] as const) {
      const rows = await running.db
        .selectFrom(table)
        .select('id')
        .where('account_id', '=', visitor.accountId)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  it('signs out when the session has expired', async () => {
    const client = await running.connect(visitor);
    await running.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .where('account_id', '=', visitor.accountId)
      .execute();
    expect(await client.open(REMI)).toMatchObject({ ok: false, error_code: 41001 });
    await client.waitUntil(() => client.events('signed_out').length === 1);
  });

  it('refuses malformed events with the name of the field and keeps the connection', async () => {
    const client = await running.connect(visitor);
    const send = { character_id: REMI, language: 'en', client_message_id: 'a-message', text: 'x' };
    const malformed: [name: string, event: unknown, field: string][] = [
      ['open', undefined, 'event'],
      ['open', null, 'event'],
      ['open', 'text', 'event'],
      ['open', { language: 'en' }, 'character_id'],
      ['open', { character_id: REMI, language: 'fr' }, 'language'],
      ['open', { character_id: REMI, language: 'en', after: -1 }, 'after'],
      ['open', { character_id: REMI, language: 'en', after: 0.5 }, 'after'],
      ['open', { character_id: 'a\0b', language: 'en' }, 'character_id'],
      ['send', { ...send, text: '  ' }, 'text'],
      ['send', { ...send, text: 'a\0b' }, 'text'],
      ['send', { ...send, text: 'x'.repeat(MAX_MESSAGE_LENGTH + 1) }, 'text'],
      ['send', { ...send, client_message_id: 'reply:12345678' }, 'client_message_id'],
      ['send', { ...send, client_message_id: "'; drop table messages" }, 'client_message_id'],
      ['stop', { character_id: REMI, reply_id: 1 }, 'reply_id'],
      ['constructor', send, 'event'],
      ['no such event', send, 'event'],
    ];
    for (const [name, event, field] of malformed) {
      const answer = await client.emit(name, event);
      expect(answer).toMatchObject({ ok: false, error_code: 40001 });
      expect(answer).toMatchObject({ error_message: expect.stringContaining(field) as unknown });
    }
    expect(await client.emit('open')).toMatchObject({ ok: false, error_code: 40001 });
    expect(await client.open('9999')).toMatchObject({ ok: false, error_code: 40402 });
    expect(await client.open(REMI, { after: Number.MAX_SAFE_INTEGER })).toMatchObject({ ok: true });
    expect(await client.emit('leave', { character_id: REMI })).toEqual({ ok: true });
  });

  it('accepts events without an acknowledgement function', async () => {
    const client = await running.connect(visitor);
    const anything = client.socket as unknown as { emit: (...all: unknown[]) => void };
    anything.emit('open', 1);
    anything.emit('open');
    anything.emit('send', { character_id: REMI });
    expect(await client.open(REMI)).toMatchObject({ ok: true });
  });

  it('refuses a message id that was used for another partner', async () => {
    const client = await running.connect(visitor);
    expect(await client.send(REMI, 'my-only-id', 'hello')).toMatchObject({ ok: true });
    expect(await client.send('1002', 'my-only-id', 'hello')).toMatchObject({ error_code: 40001 });
  });

  it('delivers messages only to their own account', async () => {
    const client = await running.connect(visitor);
    await client.open(REMI);
    const stranger = await running.connect(await running.createVisitor());
    await stranger.open(REMI);
    await client.send(REMI, 'a-secret-message', 'a secret');
    await client.waitForOutcome();
    expect(stranger.messages().map(({ text }) => text)).toEqual(['Hello']);
  });

  it('does not read messages for a connection that closed while it opened a conversation', async () => {
    const closing = await running.connect(visitor);
    closing.socket.emit('open', { character_id: REMI, language: 'en' }, () => undefined);
    closing.socket.disconnect();
    const client = await running.connect(visitor);
    await client.send(REMI, 'a-message', 'hello');
    const countMessages = async () => {
      const { payload } = await running.history(visitor, { character_id: REMI });
      return (payload as { items: object[] }).items.length;
    };
    const until = Date.now() + 8_000;
    while ((await countMessages()) < 3 && Date.now() < until);
    // Takes the time in which a delivery would mark the reply as read.
    await client.emit('leave', { character_id: REMI });
    const recent = await running.app.inject({
      url: '/api/im/conversations',
      headers: { authorization: visitor.authorization },
    });
    expect(recent.json()).toMatchObject({ payload: { items: [{ unread: 1 }] } });
  });

  it('limits messages per minute with retry_after, without counting repeated ones', async () => {
    const client = await running.connect(visitor);
    for (let nth = 0; nth < 5; nth += 1)
      expect(await client.send(REMI, `one-of-five-${nth}`, 'hello')).toMatchObject({ ok: true });
    const refused = await client.send(REMI, 'the-sixth-one', 'hello');
    expect(refused).toMatchObject({ ok: false, error_code: 41912 });
    expect(refused).toHaveProperty('retry_after');
    expect(await client.send(REMI, 'one-of-five-0', 'hello')).toMatchObject({ ok: true });
  });

  it('refuses answer and stop for a conversation that was never opened', async () => {
    const client = await running.connect(visitor);
    const talk = { character_id: '1002', language: 'en' };
    expect(await client.emit('answer', talk)).toMatchObject({ error_code: 40402 });
    const stop = { character_id: '1002', reply_id: 'r-12345678' };
    expect(await client.emit('stop', stop)).toMatchObject({ error_code: 40402 });
    expect(await client.emit('leave', { character_id: '1002' })).toEqual({ ok: true });
  });

  it('counts a requested reply like a message', async () => {
    const client = await running.connect(visitor);
    await client.open(REMI);
    const again = { character_id: REMI, language: 'en' };
    const answers = [];
    for (let nth = 0; nth < 6; nth += 1) answers.push(await client.emit('answer', again));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
    expect(answers.at(-1)).toMatchObject({ error_code: 41912 });
  });

  it('accepts at most twenty connections per account', async () => {
    await Promise.all(Array.from({ length: 20 }, () => running.connect(visitor)));
    expect(await refusal(running.connect(visitor))).toMatchObject({ error_code: 41912 });
    expect(await (await running.connect(await running.createVisitor())).open(REMI)).toMatchObject({
      ok: true,
    });
  });

  it('refuses events above the rate limit', async () => {
    const client = await running.connect(visitor);
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => client.emit('leave', { character_id: REMI })),
    );
    expect(answers.at(-1)).toMatchObject({ ok: false, error_code: 41912 });
  });
});
