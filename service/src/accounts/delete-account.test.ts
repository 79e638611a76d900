import { createHmac } from 'node:crypto';
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
import { createFindSession } from './sessions';

const SECRET = 'a secret of the test, long enough for it';
const PHONE = '13912345678';
/** A number that occurs nowhere else, so that it can be looked for in every row. */
const ACCOUNT_ID = '987654321098';
/** Columns that are about a person by their name. */
const PERSONAL = /account|user|phone|session|device|address|owner/;

describeOnEachDatabase('the deletion of an account', (open) => {
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
  /** Tables with a row that holds one of the marks, in whichever column. */
  const tablesWith = async (marks: string[]) => {
    const found: string[] = [];
    for (const name of await tables()) {
      const { rows } = await sql<{ text: string }>`
        select to_jsonb(t)::text as text from ${sql.table(name)} as t`.execute(database.db);
      if (rows.some(({ text }) => marks.some((mark) => text.includes(mark)))) found.push(name);
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

  it('leaves no row of the person in any table, and no token that works', async () => {
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
    const talk = await db
      .insertInto('conversations')
      .values({ account_id: ACCOUNT_ID, character_id: '1001', last_seq: 1, reply_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = { conversation_id: talk.id, seq: 1, account_id: ACCOUNT_ID, text: 'x' };
    await db
      .insertInto('messages')
      .values({ ...message, sender: 'user', client_message_id: null, mark: null })
      .execute();

    await consumeMessageLimit({ db, perMinute: 5 }, ACCOUNT_ID);

    const keyFor = await loadKeys(db, SECRET);
    const mac = (text: string) =>
      createHmac('sha256', keyFor('verification codes')).update(text).digest();
    const token = session.authorization.replace('Bearer ', '');
    const marks = [
      PHONE,
      ACCOUNT_ID,
      String(payload.web_user_id),
      hashToken(token).toString('hex'),
      ...createCodeLimits(readSettings({}), mac).keysForPhone(PHONE),
    ];
    // A new table with something personal has to be written to above, or nobody knows whether it forgets.
    expect(await tablesWith(marks)).toEqual(expect.arrayContaining(await personalTables()));
    expect(await tablesWith(marks)).toEqual(expect.arrayContaining(['limits', 'sms_outbox']));
    expect(await tablesWith([token])).toEqual([]);

    const deleted = await service.call('POST /api/users/account_delete', { headers: session });
    expect(deleted.payload).toEqual({ deleted: true });
    expect(await tablesWith(marks)).toEqual([]);
    for (const endpoint of ['GET /api/users/me/', 'GET /api/im/get_token'] as const)
      expect((await service.call(endpoint, { headers: session })).error_code).toBe(41001);

    const stays = await service.call('GET /api/users/me/', { headers: other });
    expect(stays.error_code).toBe(0);
    const reports = await db.selectFrom('reports').select('id').execute();
    expect(reports).toHaveLength(1);
  });

  it('and a login at the same moment never break each other', async () => {
    const { db } = database;
    const caller = { address: '::1', deviceIdentifier: null, platform: null, channel: null };
    const enter = () =>
      logIn(db, { phone: '13912340000', source: 'test', language: 'zh', caller, days: 1 });
    const codes = { deleteForPhone: () => Promise.resolve() };
    for (let round = 0; round < 15; round += 1) {
      const { account } = await enter();
      const leaving = { accountId: account.accountId, phone: '13912340000' };
      const [, entered] = await Promise.all([deleteAccount(db, codes, leaving), enter()]);
      const stays = await createFindSession(db)(entered.token);
      // Either it came first and is gone with the account, or it came second and has a new one.
      expect(stays === null).toBe(entered.account.accountId === account.accountId);
    }
  });

  it('takes along whatever refers to the account, by the schema itself', async () => {
    const { rows } = await sql<{ source: string; target: string; rule: string }>`
      select conrelid::regclass::text as source, confrelid::regclass::text as target,
        confdeltype as rule from pg_constraint where contype = 'f'`.execute(database.db);
    const gone = new Set(['accounts']);
    for (const { source, target, rule } of [...rows, ...rows, ...rows])
      if (gone.has(target) && rule === 'c') gone.add(source);
    const blocking = rows.filter(({ target, rule }) => gone.has(target) && !'cn'.includes(rule));
    expect(blocking).toEqual([]);
    expect([...gone]).toEqual(expect.arrayContaining(['sessions', 'messages', 'reports']));
  });
});
