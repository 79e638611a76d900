import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database';
import { runCleanup } from './cleanup-job';
import { describeOnEachDatabase } from '../testing/database-suites';

describeOnEachDatabase('runCleanup', (open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open('migrated');
  }, 120_000);
  afterAll(() => database.close());

  it('deletes expired rows and keeps the others', async () => {
    const { db } = database;
    await sql`insert into limits values ('over', 1, now() - interval '1 s'), ('on', 1, now() + interval '1 h')`.execute(
      db,
    );
    await sql`insert into sms_outbox values ('1', '1', now(), now() - interval '1 s')`.execute(db);
    await sql`insert into verification_codes values
      ('1', 'login', '', 0, now() - interval '2 h', now() - interval '2 h'),
      ('2', 'login', '', 0, now(), '-infinity')`.execute(db);
    await sql`insert into reports (kind, content, created_at) values
      ('old', '{}', now() - interval '91 days'), ('young', '{}', now() - interval '89 days')`.execute(
      db,
    );
    await runCleanup(database, 90);
    const limits = await db.selectFrom('limits').select('key').execute();
    const codes = await db.selectFrom('verification_codes').select('phone').execute();
    const outbox = await db.selectFrom('sms_outbox').select('phone').execute();
    const reports = await db.selectFrom('reports').select('kind').execute();
    expect({ limits, codes, outbox, reports }).toEqual({
      limits: [{ key: 'on' }],
      codes: [{ phone: '2' }],
      outbox: [],
      reports: [{ kind: 'young' }],
    });
  });

  it('cleans the other tables when a statement fails, then reports the failure', async () => {
    const { db } = database;
    const maintain = jest.fn(() => Promise.resolve());
    await sql`insert into sms_outbox values ('3', '1', now(), now() - interval '1 s')`.execute(db);
    await sql`alter table limits rename to renamed_limits`.execute(db);
    const cleanup = runCleanup({ ...database, maintain }, 90);
    await expect(cleanup).rejects.toThrow('relation "limits" does not exist');
    await sql`alter table renamed_limits rename to limits`.execute(db);
    expect(await db.selectFrom('sms_outbox').select('phone').execute()).toEqual([]);
    expect(maintain).toHaveBeenCalledTimes(1);
  });

  it('starts no further step once it is stopped', async () => {
    const { db } = database;
    const maintain = jest.fn(() => Promise.resolve());
    await sql`insert into sms_outbox values ('4', '1', now(), now() - interval '1 s')`.execute(db);
    await runCleanup({ ...database, maintain }, 90, AbortSignal.abort());
    expect(await db.selectFrom('sms_outbox').select('phone').execute()).toEqual([{ phone: '4' }]);
    expect(maintain).not.toHaveBeenCalled();
  });
});
