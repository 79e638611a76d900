import type { OpenDatabase } from '../database/database';
import { countReports, readReports } from '../reports/read-reports';
import { keepReportIn } from '../reports/reports';
import { describeOnBoth } from '../testing/both-databases';
import { readSince, reportLine } from './reports-command';

describe('the time of --since', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    ['24h', '2026-11-20T12:00:00.000Z'],
    ['90m', '2026-11-21T10:30:00.000Z'],
    ['7d', '2026-11-14T12:00:00.000Z'],
    ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ])('reads %s', (text, time) => {
    expect(readSince(text, now).toISOString()).toBe(time);
  });

  it('refuses what is no time', () => {
    expect(() => readSince('yesterday')).toThrow(/date/);
  });
});

describeOnBoth('reports', (open) => {
  let database: OpenDatabase;
  const seen: string[] = [];
  beforeAll(async () => {
    database = await open('migrated');
  }, 120_000);
  afterAll(() => database.close());

  it('are kept with kind and class of address, counted, limited by address and size', async () => {
    const keep = keepReportIn(database.db, {
      key: Buffer.alloc(32),
      perAddressHour: 2,
      seen: (kind, outcome) => seen.push(`${kind} ${outcome}`),
    });
    const action = (action: string, address: string) =>
      keep({ kind: 'user_action', content: { action }, address, accountId: null });
    await action('first', '203.0.113.5');
    await action('second \u001b[2J', '203.0.113.5');
    expect(await action('third', '203.0.113.5')).toMatchObject({ error: 'tooManyAttempts' });
    expect(await action('x'.repeat(9_000), '203.0.113.6')).toMatchObject({ error: 'invalidInput' });
    const content = { ua: 'UA' };
    await keep({ kind: 'huoban_ad', content, address: '2001:db8::1', accountId: null });
    expect(seen).toEqual([
      'user_action kept',
      'user_action kept',
      'user_action limited',
      'user_action too_large',
      'huoban_ad kept',
    ]);

    const all = await readReports(database.db, { limit: 10 });
    expect(all.map(({ kind, address_class }) => [kind, address_class])).toEqual([
      ['huoban_ad', 'ipv6'],
      ['user_action', 'ipv4'],
      ['user_action', 'ipv4'],
    ]);
    expect(await readReports(database.db, { kind: 'huoban_ad', limit: 10 })).toHaveLength(1);
    expect(await readReports(database.db, { limit: 1 })).toHaveLength(1);
    const future = new Date(Date.now() + 60_000);
    expect(await readReports(database.db, { since: future, limit: 10 })).toEqual([]);
    expect(await countReports(database.db, undefined)).toEqual([
      { kind: 'huoban_ad', count: 1 },
      { kind: 'user_action', count: 2 },
    ]);
    expect(all.map(reportLine).join('')).not.toContain('\u001b');
    const keys = await database.db.selectFrom('limits').select('key').execute();
    expect(JSON.stringify(keys)).not.toContain('203.0.113');
  });
});
