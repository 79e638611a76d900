import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database';
import { readSettings } from '../config/environment';
import { Refusal } from '../http/refusal';
import { describeOnEachDatabase } from '../testing/database-suites';
import { createVerificationCodes } from './verification-codes';

const KEY = Buffer.alloc(32, 1);
const HOUR = 3_600;
const DAY = 24 * HOUR;

describeOnEachDatabase('code limits', (open) => {
  let database: OpenDatabase;
  const refusals: string[] = [];
  let dailyLimitEvents = 0;
  beforeAll(async () => {
    database = await open('migrated');
  }, 120_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`delete from limits`.execute(database.db);
    await sql`delete from verification_codes`.execute(database.db);
    refusals.length = 0;
    dailyLimitEvents = 0;
  });

  const createCodes = (environment: Record<string, string> = {}) =>
    createVerificationCodes(database.db, KEY, readSettings(environment), {
      onRefused: (limit) => refusals.push(limit),
      onChecked: () => undefined,
      onDailyLimitReached: () => (dailyLimitEvents += 1),
    });
  const request = (
    phone: string,
    address = '203.0.113.1',
    purpose: 'login' | 'account' = 'login',
  ) => ({
    phone,
    address,
    purpose,
  });
  /** Moves the send times of codes into the past; the limits keep their windows. */
  const passOneMinute = () =>
    sql`update verification_codes set sent_at = sent_at - interval '61 s'`.execute(database.db);
  const points = async () => {
    const rows = await database.db.selectFrom('limits').selectAll().execute();
    return Object.fromEntries(rows.map(({ key, points: count }) => [key.split(':')[0], count]));
  };
  const send = async (codes: ReturnType<typeof createCodes>, ...of: Parameters<typeof request>) => {
    const issued = await codes.issue(request(...of));
    return issued instanceof Refusal ? (issued.details.payload?.retry_after ?? 0) : issued;
  };

  it('sends and counts one of ten parallel requests', async () => {
    const codes = createCodes();
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(codes, '13800000001')));
    expect(sent.filter((each) => typeof each === 'object')).toHaveLength(1);
    expect(refusals).toEqual(Array(9).fill('resend'));
    expect(await points()).toEqual({
      'send-address': 1,
      'send-phone-hour': 1,
      'send-phone': 1,
      'send-all': 1,
    });
  });

  it('allows five codes per number and hour, then returns the rest of the hour', async () => {
    const codes = createCodes();
    for (let sent = 0; sent < 5; sent += 1) {
      expect(await send(codes, '13800000002')).toMatchObject({ code: expect.any(String) });
      await passOneMinute();
    }
    const wait = await send(codes, '13800000002');
    expect(wait).toBeGreaterThan(HOUR - 30);
    expect(wait).toBeLessThanOrEqual(HOUR);
    expect(refusals).toEqual(['sends_phone_hour']);
    expect(await points()).toMatchObject({ 'send-address': 5, 'send-phone': 5, 'send-all': 5 });
  });

  it('allows ten codes per number and day', async () => {
    const codes = createCodes();
    for (let sent = 0; sent < 10; sent += 1) {
      expect(await send(codes, '13800000003', `198.51.100.${sent}`)).toMatchObject({
        code: expect.any(String),
      });
      await passOneMinute();
      await sql`delete from limits where key like 'send-phone-hour:%'`.execute(database.db);
    }
    expect(await send(codes, '13800000003')).toBeGreaterThan(DAY - 60);
    expect(refusals).toEqual(['sends_phone_day']);
  });

  it('allows twenty codes per address and hour, counting an IPv6 /64 as one address', async () => {
    const codes = createCodes();
    const phone = (last: number) => String(13_811_000_000 + last);
    for (let sent = 0; sent < 20; sent += 1)
      expect(await send(codes, phone(sent), `2001:db8:1:2::${sent + 1}`)).toMatchObject({
        code: expect.any(String),
      });
    expect(await send(codes, phone(20), '2001:db8:1:2:ffff::9')).toBeGreaterThan(HOUR - 30);
    expect(refusals).toEqual(['sends_address_hour']);
    expect(await send(codes, phone(20), '2001:db8:1:3::1')).toMatchObject({
      code: expect.any(String),
    });
  });

  it.each([
    ['an address', 'LIMIT_SENDS_PER_ADDRESS_HOUR'],
    ['the day', 'LIMIT_SENDS_PER_DAY'],
  ])('stores nothing of numbers that the limit of %s refuses', async (_limit, setting) => {
    const codes = createCodes({ [setting]: '1' });
    const stored = async () =>
      (await database.db.selectFrom('limits').select('key').orderBy('key').execute()).map(
        ({ key }) => key,
      );
    await send(codes, '13800000009');
    const before = await stored();
    expect(before).toHaveLength(4);
    for (let other = 0; other < 5; other += 1)
      expect(await send(codes, `1383000000${other}`)).toBeGreaterThan(0);
    expect(refusals).toHaveLength(5);
    expect(await stored()).toEqual(before);
  });

  it('stops at the total daily limit and reports it once', async () => {
    const codes = createCodes({ LIMIT_SENDS_PER_DAY: '3' });
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, i) => send(codes, `1382100000${i}`, `192.0.2.${i}`)),
    );
    expect(sent.filter((each) => typeof each === 'object')).toHaveLength(3);
    expect(refusals).toEqual(Array(5).fill('sends_day'));
    expect(dailyLimitEvents).toBe(1);
  });

  it('returns the longest wait when several limits are exceeded', async () => {
    const codes = createCodes({ LIMIT_SENDS_PER_PHONE_HOUR: '1' });
    await send(codes, '13800000004');
    expect(await send(codes, '13800000004')).toBeGreaterThan(HOUR - 30);
    expect(refusals).toEqual(['sends_phone_hour']);
  });

  it('requires a minute between codes of either purpose, unless the first was used', async () => {
    const codes = createCodes();
    const issued = await codes.issue(request('13800000005'));
    if (issued instanceof Refusal) throw new Error('refused');
    expect(await send(codes, '13800000005', '203.0.113.1', 'account')).toBeGreaterThan(50);
    expect(await codes.check(request('13800000005'), issued.code)).toBeNull();
    expect(await send(codes, '13800000005', '203.0.113.1', 'account')).toMatchObject({
      code: expect.any(String),
    });
    expect(await send(codes, '13800000005')).toBeGreaterThan(50);
  });

  it('refunds the limits and restores the earlier code when a message was not sent', async () => {
    const codes = createCodes();
    const first = await codes.issue(request('13800000006'));
    await passOneMinute();
    const second = await codes.issue(request('13800000006'));
    if (first instanceof Refusal || second instanceof Refusal) throw new Error('refused');
    await second.revoke(false);
    expect(await points()).toMatchObject({ 'send-address': 1, 'send-phone': 1, 'send-all': 1 });
    const third = await codes.issue(request('13800000006'));
    if (third instanceof Refusal) throw new Error('refused');
    await third.revoke(true);
    expect(await points()).toMatchObject({ 'send-address': 2, 'send-phone': 2, 'send-all': 2 });
    expect(await codes.check(request('13800000006'), first.code)).toBeNull();
  });

  it('deletes the codes of a number after one that is being sent, without a deadlock', async () => {
    const { db } = database;
    const codes = createCodes();
    await send(codes, '13800000010');
    let deletion = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await sql`update limits set points = points + 1`.execute(trx);
      deletion = db.transaction().execute((other) => codes.deleteForPhone(other, '13800000010'));
      deletion.catch(() => undefined);
      await sleep(200);
      await sql`update verification_codes set attempts = 0`.execute(trx);
    });
    await deletion;
    expect(await db.selectFrom('verification_codes').select('phone').execute()).toEqual([]);
    expect(Object.keys(await points()).sort()).toEqual(['send-address', 'send-all']);
  });

  it('expires a code after five minutes', async () => {
    const codes = createCodes();
    const issued = await codes.issue(request('13800000007'));
    if (issued instanceof Refusal) throw new Error('refused');
    const { rows } = await sql<{ life: number }>`
      select extract(epoch from expires_at - sent_at)::int as life from verification_codes`.execute(
      database.db,
    );
    expect(rows).toEqual([{ life: 300 }]);
    await sql`update verification_codes set expires_at = clock_timestamp()`.execute(database.db);
    const expired = await codes.check(request('13800000007'), issued.code);
    expect(expired).toMatchObject({ error: 'codeWrong' });
  });

  it('does not count a guess that was not compared', async () => {
    const codes = createCodes({ LIMIT_GUESSES_PER_CODE: '1' });
    const issued = await codes.issue(request('13800000008'));
    if (issued instanceof Refusal) throw new Error('refused');
    const wrong = issued.code === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 4; guess += 1) await codes.check(request('13800000008'), wrong);
    expect(await points()).toMatchObject({ 'fail-phone': 1, 'guess-address': 1 });
    expect(refusals).toEqual(Array(3).fill('guesses_code'));
  });
});
