import type { KyselyPlugin } from 'kysely';
import { describeOnEachDatabase } from '../../../testing/database-suites';
import { runService, type RunningService } from '../../../testing/running-service';

const INDEX = 'GET /api/visitor/web/activity/index';

describeOnEachDatabase('activities', (open) => {
  let service: RunningService;
  /** Rows that the service has read. */
  const rows: Record<string, unknown>[] = [];
  const recordRows: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      rows.push(...result.rows);
      return Promise.resolve(result);
    },
  };
  beforeAll(async () => {
    service = await runService(async (template) => {
      const database = await open(template);
      return { ...database, db: database.db.withPlugin(recordRows) };
    });
  }, 120_000);
  afterAll(() => service.stop());

  it('reject an unknown state', async () => {
    expect(await service.call(INDEX, { query: { state: 'cancelled' } })).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining('state'),
    });
  });

  it('are listed with running ones first', async () => {
    const { payload } = await service.call(INDEX, { headers: { 'accept-language': 'ja' } });
    expect(payload.items).toMatchObject([
      { state: 'running', title: 'のんびり週間', games: [{ id: '2001', title: '星灯台' }] },
      { state: 'ended', days_left: 0 },
    ]);
  });

  it('can be filtered by state', async () => {
    const states = async (state: string) =>
      (await service.call(INDEX, { query: { state } })).payload.items;
    expect(await states('running')).toMatchObject([{ slug: 'slow-week' }]);
    expect(await states('ended')).toMatchObject([{ slug: 'over' }]);
    expect(await states('upcoming')).toEqual([]);
  });

  it('have what visitors can do until the end, with the targets of the steps', async () => {
    const { payload } = await service.call(INDEX);
    expect(payload.items).toMatchObject([
      {
        step_targets: [null, { page: 'chat', id: '1001' }, null],
        joinable: true,
        vote: { question: '选哪个', options: [{ id: 'a', name: '甲' }, { id: 'b' }], open: true },
        replays: [],
        results: null,
      },
      { joinable: false, vote: { open: false } },
    ]);
  });

  it('read only the games and partners that they name', async () => {
    rows.length = 0;
    await service.call(INDEX);
    const named = rows.filter((row) => 'title' in row || 'name' in row);
    expect(named.map(({ slug }) => slug)).toEqual(['star-lamp', 'remi']);
  });

  it('omit games that are not in the library', async () => {
    const { payload } = await service.call(INDEX);
    expect(payload.items).toMatchObject([
      { games: [{ id: '2001' }] },
      { characters: [{ id: '1001' }] },
    ]);
  });
});
