import type { OpenDatabase } from '../database/database';
import { countReports, readReports } from '../reports/read-reports';
import { createStoreReport } from '../reports/reports';
import { describeOnEachDatabase } from '../testing/database-suites';
import { parseSince, formatReport, formatReports, reportsCommand } from './reports-command';

describe('parseSince', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    ['24h', '2026-11-20T12:00:00.000Z'],
    ['90m', '2026-11-21T10:30:00.000Z'],
    ['7d', '2026-11-14T12:00:00.000Z'],
    ['2026-11-01', '2026-11-01T00:00:00.000Z'],
  ])('reads %s', (text, time) => {
    expect(parseSince(text, now).toISOString()).toBe(time);
  });

  it('rejects invalid times', () => {
    expect(() => parseSince('yesterday')).toThrow(/date/);
  });
});

describe('operator reports', () => {
  it.each([
    ['--kind', 'gossip', /Allowed choices are .*user_action/],
    ['--since', 'yesterday', /Neither a date nor a span such as 24h/],
    ['--limit', '0', /Not a number from 1 to 10000/],
    ['--limit', '10001', /Not a number from 1 to 10000/],
    ['--limit', 'all', /Not a number from 1 to 10000/],
  ])('rejects %s %s before opening a database', async (option, value, message) => {
    const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const command = reportsCommand().exitOverride();
    await expect(command.parseAsync([option, value], { from: 'user' })).rejects.toThrow(message);
    expect(stderr).toHaveBeenCalled();
  });
});

describeOnEachDatabase('reports', (open) => {
  let database: OpenDatabase;
  const events: string[] = [];
  beforeAll(async () => {
    database = await open('migrated');
  }, 120_000);
  afterAll(() => database.close());

  it('are stored with kind and address class, counted, and limited by address and size', async () => {
    const store = createStoreReport(database.db, {
      key: Buffer.alloc(32),
      perAddressHour: 2,
      onReport: (kind, outcome) => events.push(`${kind} ${outcome}`),
    });
    const action = (action: string, address: string) =>
      store({ kind: 'user_action', content: { action }, address, accountId: null });
    await action('first', '203.0.113.5');
    await action('second \u001b[2J', '203.0.113.5');
    expect(await action('third', '203.0.113.5')).toMatchObject({ error: 'tooManyAttempts' });
    expect(await action('x'.repeat(9_000), '203.0.113.6')).toMatchObject({ error: 'invalidInput' });
    const content = { ua: 'UA' };
    await store({ kind: 'huoban_ad', content, address: '2001:db8::1', accountId: null });
    expect(events).toEqual([
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
    expect(await countReports(database.db, {})).toEqual([
      { kind: 'huoban_ad', count: 1 },
      { kind: 'user_action', count: 2 },
    ]);
    expect(all.map(formatReport).join('')).not.toContain('\u001b');
    const keys = await database.db.selectFrom('limits').select('key').execute();
    expect(JSON.stringify(keys)).not.toContain('203.0.113');
  });

  it('are printed as text or JSON with the requested filter', async () => {
    const { db } = database;
    const text = await formatReports(db, { limit: 2 });
    expect(text).toEqual([
      expect.stringMatching(/^\S+Z {2}huoban_ad {7}ipv6 {6}- {13}\{"ua":"UA"\}$/),
      expect.stringMatching(/^\S+Z {2}user_action {5}ipv4 .*"second /),
    ]);
    const [json = ''] = await formatReports(db, { limit: 1, json: true });
    expect(JSON.parse(json)).toMatchObject({ kind: 'huoban_ad', content: { ua: 'UA' } });
    expect(await formatReports(db, { limit: 9, kind: 'bilibili_pc_ad' })).toEqual([]);
  });

  it('are counted as text or JSON with the requested filter', async () => {
    const { db } = database;
    expect(await formatReports(db, { limit: 1, count: true })).toEqual([
      'huoban_ad       1',
      'user_action     2',
    ]);
    const one = { limit: 1, count: true, json: true, kind: 'user_action' } as const;
    expect(await formatReports(db, one)).toEqual(['{"kind":"user_action","count":2}']);
    const future = new Date(Date.now() + 60_000);
    expect(await formatReports(db, { limit: 1, count: true, since: future })).toEqual([]);
  });
});
