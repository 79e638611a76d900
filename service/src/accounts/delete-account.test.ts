import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { readSettings } from '../config/environment';
import type { OpenDatabase } from '../database/database';
import { consumeMessageLimit } from '../messaging/storage/send-message';
import { describeOnEachDatabase } from '../testing/database-suites';
import { runService, type RunningService } from '../testing/running-service';
import { createCodeLimits } from './code-limits';
import { deleteAccount } from './delete-account';
import { hashToken, loadKeys } from './keys';
import { logIn } from './log-in';
import { createFindSession } from './sessions/sessions';

const SECRET = 'a test secret of sufficient length';
const PHONE = '13912345678';
/** Occurs nowhere else, so that every row can be searched for it. */
const ACCOUNT_ID = '987654321098';
/** Names of columns with personal data. */
const PERSONAL = /account|user|phone|session|device|address|owner/;

const caller = {
  address: '::1',
  deviceIdentifier: null,
  platform: null,
  channel: null,
  userAgent: null,
};
const codes = { deleteForPhone: () => Promise.resolve() };

describeOnEachDatabase('account deletion', (open) => {
  let service: RunningService;
  let database: OpenDatabase;
  beforeAll(async () => {
    service = await runService(async () => (database = await open()), {
      SERVICE_SECRET: SECRET,
    });
    await sql`alter table accounts alter column id restart with ${sql.lit(Number(ACCOUNT_ID))}`.execute(
      database.db,
    );
  }, 120_000);
  afterAll(() => service.stop());

  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database.db);
    return rows.map(({ name }) => name);
  };
  /** Tables with a row that contains one of the markers in any column. */
  const tablesWith = async (markers: string[]) => {
    const found: string[] = [];
    for (const name of await tables()) {
      const { rows } = await sql<{ text: string }>`
        select to_jsonb(t)::text as text from ${sql.table(name)} as t`.execute(database.db);
      if (rows.some(({ text }) => markers.some((marker) => text.includes(marker))))
        found.push(name);
    }
    return found;
  };
  const personalTables = async () => {
    const { rows } = await sql<{ name: string; col: string }>`
      select table_name as name, column_name as col from information_schema.columns
      where table_schema = 'public'`.execute(database.db);
    return [
      ...new Set(rows.filter(({ col }) => PERSONAL.test(col)).map(({ name }) => name)),
    ].sort();
  };

  it('leaves no row of the account in any table and no valid token', async () => {
    const { db } = database;
    const session = await service.login(PHONE);
    const { payload } = await service.call('GET /api/users/me/', { headers: session });
    const other = await service.login('13912345679');
    await service.call('POST /api/users/send_phone_verification_code_by_user', {
      headers: session,
    });
    await service.call('POST /api/users/login_register_share_no_invitation_code', {
      body: { country_code: '86', phone: PHONE, phone_verify_code: '000000' },
    });
    await service.call('POST /api/users/verify_phone_code', {
      headers: session,
      body: { phone_verify_code: await service.codeFor(PHONE) },
    });
    for (const headers of [session, other])
      await service.call('POST /api/users/report_user_action', {
        headers,
        body: { action: 'download_pc' },
      });
    await db
      .insertInto('story_progress')
      .values({ account_id: ACCOUNT_ID, story_id: 's', scene_id: '1', endings: [] })
      .execute();
    const conversation = await db
      .insertInto('conversations')
      .values({ account_id: ACCOUNT_ID, character_id: '1001', last_seq: 1, reply_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = { conversation_id: conversation.id, seq: 1, account_id: ACCOUNT_ID, text: 'x' };
    await db
      .insertInto('messages')
      .values({ ...message, sender: 'user', client_message_id: null, mark: null })
      .execute();

    await db
      .insertInto('memories')
      .values({
        conversation_id: conversation.id,
        account_id: ACCOUNT_ID,
        kind: 'name',
        slot: '',
        text: 'x',
        stated_at: new Date(),
      })
      .execute();

    await db
      .insertInto('play_list')
      .values({ account_id: ACCOUNT_ID, game_id: '2001', state: 'want', rating: null })
      .execute();
    await db
      .insertInto('favorites')
      .values({ account_id: ACCOUNT_ID, character_id: '1001' })
      .execute();
    await db
      .insertInto('guests')
      .values({
        account_id: ACCOUNT_ID,
        messages_left: 1,
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute();
    const activity = { account_id: ACCOUNT_ID, activity_id: '3001' };
    await db.insertInto('activity_joins').values(activity).execute();
    await db
      .insertInto('activity_votes')
      .values({ ...activity, option_id: 'a' })
      .execute();

    await consumeMessageLimit({ db, perMinute: 5 }, ACCOUNT_ID);

    const keyFor = await loadKeys(db, SECRET);
    const mac = (text: string) =>
      createHmac('sha256', keyFor('verification codes')).update(text).digest();
    const token = session.authorization.replace('Bearer ', '');
    const markers = [
      PHONE,
      ACCOUNT_ID,
      String(payload.web_user_id),
      hashToken(token).toString('hex'),
      ...createCodeLimits(readSettings({}), mac).keysForPhone(PHONE),
    ];
    // A new table with personal data must be filled above; otherwise its deletion is not tested.
    expect(await tablesWith(markers)).toEqual(expect.arrayContaining(await personalTables()));
    expect(await tablesWith(markers)).toEqual(expect.arrayContaining(['limits', 'sms_outbox']));
    expect(await tablesWith([token])).toEqual([]);

    const deleted = await service.call('POST /api/users/account_delete', { headers: session });
    expect(deleted.payload).toEqual({ deleted: true });
    expect(await tablesWith(markers)).toEqual([]);
    for (const endpoint of ['GET /api/users/me/', 'GET /api/im/get_token'] as const)
      expect((await service.call(endpoint, { headers: session })).error_code).toBe(41001);

    const otherAccount = await service.call('GET /api/users/me/', { headers: other });
    expect(otherAccount.error_code).toBe(0);
    const reports = await db.selectFrom('reports').select('id').execute();
    expect(reports).toHaveLength(1);
  });

  it('is atomic with a concurrent login', async () => {
    const { db } = database;
    const logInAgain = () =>
      logIn(db, { phone: '13912340000', source: 'test', language: 'zh', caller, days: 1 });
    for (let round = 0; round < 15; round += 1) {
      const { account } = await logInAgain();
      const leaving = { accountId: account.accountId, phone: '13912340000' };
      const [, entered] = await Promise.all([deleteAccount(db, codes, leaving), logInAgain()]);
      const session = await createFindSession(db)(entered.token);
      // The login came first and its session was deleted, or it came second and created a new account.
      expect(session === null).toBe(entered.account.accountId === account.accountId);
    }
  });

  it('waits for a message that is being stored', async () => {
    const { db } = database;
    const phone = '13912340001';
    const entered = await logIn(db, { phone, source: 'test', language: 'zh', caller, days: 1 });
    const accountId = entered.account.accountId;
    const own = { account_id: accountId };
    const { id } = await db
      .insertInto('conversations')
      .values({ ...own, character_id: '1001', last_seq: 0, reply_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    let deletion = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('conversations').set({ last_seq: 1 }).where('id', '=', id).execute();
      deletion = deleteAccount(db, codes, { accountId, phone });
      deletion.catch(() => undefined);
      await sleep(200);
      const message = { conversation_id: id, seq: 1, ...own, text: 'x', sender: 'user' as const };
      await trx
        .insertInto('messages')
        .values({ ...message, client_message_id: null, mark: null })
        .execute();
    });
    await deletion;
    const left = db.selectFrom('messages').select('id').where('conversation_id', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  it('cascades to every table that references the account', async () => {
    const { rows } = await sql<{ source: string; target: string; rule: string }>`
      select conrelid::regclass::text as source, confrelid::regclass::text as target,
        confdeltype as rule from pg_constraint where contype = 'f'`.execute(database.db);
    const deleted = new Set(['accounts']);
    for (const { source, target, rule } of [...rows, ...rows, ...rows])
      if (deleted.has(target) && rule === 'c') deleted.add(source);
    const blocking = rows.filter(({ target, rule }) => deleted.has(target) && !'cn'.includes(rule));
    expect(blocking).toEqual([]);
    expect([...deleted]).toEqual(expect.arrayContaining(['sessions', 'messages', 'reports']));
  });
});
