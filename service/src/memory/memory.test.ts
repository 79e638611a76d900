import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { LANGUAGES, type Language } from '@huoban/contracts';
import {
  FERN,
  REMI,
  startTestMessaging,
  type TestMessaging,
  type TestVisitor,
} from '../messaging/testing/start-test-messaging';
import type { TestClient } from '../messaging/testing/test-client';
import { describeOnEachDatabase } from '../testing/database-suites';

type FactsByLanguage = Record<
  Language,
  { facts: [tell: string, ask: string, answer: string][]; forget: [say: string, gone: string][] }
>;
const STATED = JSON.parse(
  readFileSync('service/src/memory/testing/facts.json', 'utf8'),
) as FactsByLanguage;

describeOnEachDatabase('the memory of partners', (open) => {
  let running: TestMessaging;
  beforeAll(async () => {
    running = await startTestMessaging(open, {
      environment: { LIMIT_MESSAGES_PER_MINUTE: '1000', REPLY_PACE_MS: '0' },
      replies: 'configured',
    });
  }, 120_000);
  afterAll(() => running.stop());

  let sent = 0;
  const say = async (client: TestClient, text: string, language: Language, partner = REMI) => {
    sent += 1;
    const ended = client.events('reply_ended').length;
    await client.emit('send', {
      character_id: partner,
      language,
      client_message_id: `message-number-${sent}`,
      text,
    });
    expect(await client.waitForOutcome(ended + 1)).toBe('done');
    return client.messages().at(-1)?.text ?? '';
  };
  const session = async (visitor: TestVisitor, language: Language, partner = REMI) => {
    const client = await running.connect(visitor);
    await client.emit('open', { character_id: partner, language });
    return client;
  };
  /** Tables with a row that contains the text. */
  const tablesWith = async (text: string) => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(running.db);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`
        select 1 from ${sql.table(name)} as t where position(${text} in to_jsonb(t)::text) > 0
        limit 1`.execute(running.db);
      if (rows.length > 0) found.push(name);
    }
    return found;
  };

  it.each(LANGUAGES)(
    'keeps 20 facts of three sessions on two devices, and forgets five of them, in %s',
    async (language) => {
      const { facts, forget } = STATED[language];
      expect([facts.length, forget.length]).toEqual([20, 5]);
      const phone = await running.createVisitor();
      const computer = await running.logInAgain(phone);
      for (const [device, from] of [
        [phone, 0],
        [computer, 7],
        [phone, 14],
      ] as const) {
        const client = await session(device, language);
        for (const [tell] of facts.slice(from, from + 7)) {
          if (facts.findIndex(([one]) => one === tell) >= from) await say(client, tell, language);
        }
        client.socket.disconnect();
      }
      const later = await session(computer, language);
      const missed: string[] = [];
      for (const [, ask, answer] of facts) {
        const reply = await say(later, ask, language);
        if (!reply.includes(answer)) missed.push(`${ask} ${reply}`);
      }
      expect(missed).toEqual([]);

      for (const [request] of forget) await say(later, request, language);
      for (const [, gone] of forget) expect([gone, await tablesWith(gone)]).toEqual([gone, []]);
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from memories
        where account_id = ${phone.accountId}`.execute(running.db);
      expect(rows[0]?.count).toBe(15);
      for (const [, ask, answer] of facts.filter(([, , one]) =>
        forget.some(([, gone]) => gone.startsWith(one) || one.startsWith(gone)),
      ))
        expect(await say(later, ask, language)).not.toContain(answer);

      // Another partner knows nothing.
      const other = await session(phone, language, FERN);
      for (const [, ask, answer] of facts.slice(0, 3))
        expect(await say(other, ask, language, FERN)).not.toContain(answer);
    },
    120_000,
  );

  it('keeps and forgets what is told and asked in other words than those of any rule', async () => {
    const client = await session(await running.createVisitor(), 'en');
    await say(client, 'the van is Quillon, just so you know', 'en');
    expect(await say(client, 'pop quiz, what do i call the van', 'en')).toContain('Quillon');
    await say(client, 'scrub that from your notes, the wife would hate it', 'en');
    expect(await tablesWith('Quillon')).toEqual([]);
    expect(await say(client, 'pop quiz, what do i call the van', 'en')).toMatch(/don’t know/u);
  });

  it('is listed, edited, deleted and switched off by the visitor', async () => {
    const visitor = await running.createVisitor();
    const { authorization } = visitor;
    const call = async (path: string, body?: object) => {
      const response = await running.app.inject({
        method: body === undefined ? 'GET' : 'POST',
        url: `/api/memory/${path}`,
        headers: { authorization },
        ...(body && { payload: { character_id: REMI, ...body } }),
      });
      const { error_code, payload } = response.json<{
        error_code: number;
        payload: { enabled: boolean; items: { id: string; kind: string; text: string }[] } | null;
      }>();
      return { code: error_code, enabled: payload?.enabled, items: payload?.items ?? [] };
    };
    const list = () => call(`list?character_id=${REMI}`);
    expect(await list()).toMatchObject({ code: 0, enabled: true, items: [] });
    const client = await session(visitor, 'en');
    await say(client, 'My name is Wren, and I love cats', 'en');
    await say(client, 'My sister is called Juno', 'en');
    const { items } = await list();
    expect(items.map(({ kind, text }) => `${kind} ${text}`).sort()).toEqual([
      'fact My sister is called Juno',
      'like cats',
      'name Wren',
    ]);
    const idOf = (text: string) => items.find((one) => one.text.includes(text))?.id;

    await call('update', { memory_id: idOf('Wren'), text: 'Robin' });
    expect(await say(client, 'What is my name?', 'en')).toContain('Robin');
    // Edited texts are moderated as messages are.
    const masked = await call('update', { memory_id: idOf('cats'), text: 'mail me@example.com' });
    expect(JSON.stringify(masked.items)).not.toContain('example.com');
    await call('delete', { memory_id: idOf('Juno') });
    expect(await tablesWith('Juno')).toEqual([]);
    expect(await call('delete', { memory_id: idOf('Juno') })).toMatchObject({ code: 40402 });

    const other = await running.createVisitor();
    const stolen = await running.app.inject({
      method: 'POST',
      url: '/api/memory/delete',
      headers: { authorization: other.authorization },
      payload: { character_id: REMI, memory_id: idOf('Wren') },
    });
    expect(stolen.json()).toMatchObject({ error_code: 40402 });

    expect(await call('switch', { enabled: false })).toMatchObject({ enabled: false });
    await say(client, 'I live in Leeds', 'en');
    expect((await list()).items.some(({ text }) => text.includes('Leeds'))).toBe(false);
    expect(await call('switch', { enabled: true })).toMatchObject({ enabled: true });
    expect(await call('delete', {})).toMatchObject({ code: 0, items: [] });
    expect(await call('list?character_id=9999')).toMatchObject({ code: 40402 });
  });
});
