import type { OpenDatabase } from '../database/database';
import { describeOnEachDatabase } from '../testing/database-suites';
import { maxWait, peek, refund, consume, consumeAll, type Charge } from './rate-limits';

const HOURLY = { points: 3, seconds: 3600 };

describeOnEachDatabase('rate limit', (open) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open('migrated');
  }, 120_000);
  afterAll(() => database.close());

  const all = (charges: Charge[]) =>
    database.db.transaction().execute((trx) => consumeAll(trx, charges));

  it('allows exactly its points to sixty parallel callers', async () => {
    const calls = Array.from({ length: 60 }, () => consume(database.db, 'parallel', HOURLY));
    const spent = await Promise.all(calls);
    expect(spent.filter(({ allowed }) => allowed)).toHaveLength(3);
    const wait = spent.find(({ allowed }) => !allowed)?.retryAfter;
    expect(wait).toBeGreaterThan(3590);
    expect(wait).toBeLessThanOrEqual(3600);
  });

  it('does not count a rejected call: one refund frees one point', async () => {
    for (let call = 0; call < 6; call += 1) await consume(database.db, 'refund', HOURLY);
    await refund(database.db, 'refund');
    expect(await peek(database.db, 'refund', HOURLY)).toMatchObject({ allowed: true });
    expect(await consume(database.db, 'refund', HOURLY)).toMatchObject({
      allowed: true,
      points: 3,
    });
    expect(await consume(database.db, 'refund', HOURLY)).toMatchObject({ allowed: false });
  });

  it('stores nothing of a key whose points were all returned', async () => {
    for (let call = 0; call < 2; call += 1) await consume(database.db, 'returned', HOURLY);
    const stored = () =>
      database.db.selectFrom('limits').select('points').where('key', '=', 'returned').execute();
    await refund(database.db, 'returned');
    expect(await stored()).toEqual([{ points: 1 }]);
    await refund(database.db, 'returned');
    await refund(database.db, 'returned');
    expect(await stored()).toEqual([]);
  });

  it('starts a new window when the old one is over', async () => {
    const short = { points: 1, seconds: 1 };
    await consume(database.db, 'short', short);
    expect((await consume(database.db, 'short', short)).allowed).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await consume(database.db, 'short', short)).toMatchObject({ allowed: true, points: 1 });
  });

  it('consumes no point when another limit of the group is exceeded', async () => {
    const wide = { name: 'wide', key: 'wide', limit: HOURLY };
    const narrow = { name: 'narrow', key: 'narrow', limit: { points: 1, seconds: 60 } };
    const last = { name: 'last', key: 'last', limit: HOURLY };
    expect((await all([wide, narrow, last])).exceeded).toEqual([]);
    for (let call = 0; call < 5; call += 1)
      expect((await all([wide, narrow, last])).exceeded.map(({ name }) => name)).toEqual([
        'narrow',
      ]);
    expect((await consume(database.db, 'wide', HOURLY)).points).toBe(2);
    expect((await consume(database.db, 'last', HOURLY)).points).toBe(2);
  });

  it('returns the longest wait of several exceeded limits', () => {
    const reached = [
      { name: 'resend', retryAfter: 40 },
      { name: 'day', retryAfter: 900 },
      { name: 'hour', retryAfter: 90 },
    ];
    expect(maxWait(reached)).toEqual({ name: 'day', retryAfter: 900 });
    expect(maxWait([])).toBeUndefined();
  });
});
