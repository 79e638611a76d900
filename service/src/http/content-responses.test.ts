import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OpenDatabase } from '../database/database';
import type { Listen, Listener } from '../database/listen';
import { describeOnEachDatabase } from '../testing/database-suites';
import { runService, type RunningService } from '../testing/running-service';
import { ContentResponses, CONTENT_CHANNEL } from './content-responses';

const GAME = 'game_id=2001';
const MB = 1024 * 1024;

describeOnEachDatabase('responses with public content', (open) => {
  let service: RunningService;
  let database: OpenDatabase;
  beforeAll(async () => {
    service = await runService(async (template) => (database = await open(template)));
  }, 120_000);
  afterAll(() => service.stop());

  const get = (language: string, { query = GAME, headers = {} } = {}) =>
    service.app.inject({
      url: `/api/visitor/game/detail?${query}`,
      headers: { 'accept-language': language, ...headers },
    });
  const titleIn = async (language: string, query?: string): Promise<string> =>
    (await get(language, query === undefined ? {} : { query })).json<{
      payload: { title: string };
    }>().payload.title;
  const rename = (title: string) =>
    sql`update games set title = title || jsonb_build_object('en', ${title}::text)
      where id = '2001'`.execute(database.db);

  it('are kept by language and parameters until a notification drops them', async () => {
    const title = await titleIn('en');
    await rename('Renamed');
    expect(await titleIn('en')).toBe(title);
    expect(await titleIn('en', `utm_source=x&${GAME}`)).toBe(title);
    expect(await titleIn('zh')).not.toBe(title);
    expect(await titleIn('en', 'game_id=2003')).not.toBe(title);
    await sql`select pg_notify(${CONTENT_CHANNEL}, '')`.execute(database.db);
    while ((await titleIn('en')) === title) await sleep(20);
    expect(await titleIn('en')).toBe('Renamed');
  });

  it('are confirmed by their tag', async () => {
    const first = await get('ja');
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('ja', { headers: { 'if-none-match': `"other", ${tag}` } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    const other = await get('en', { headers: { 'if-none-match': tag } });
    expect(other.statusCode).toBe(200);
    expect(other.headers.etag).not.toBe(tag);
  });

  it('are not kept when the content does not exist', async () => {
    const response = await get('en', { query: 'game_id=none' });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(response.headers.etag).toBeUndefined();
  });
});

describe('kept responses', () => {
  const body = (length: number) => ({ body: Buffer.alloc(length), tag: '' });
  let listener: Listener;
  const listen: Listen = (_channel, given) => {
    listener = given;
    listener.onConnected();
    return Promise.resolve(() => Promise.resolve());
  };

  it('are dropped while a notification could be missed', async () => {
    const responses = await ContentResponses.open(listen, MB);
    const before = responses.current;
    before?.set('key', body(1));
    listener.onDisconnected?.();
    expect(responses.current).toBeNull();
    listener.onConnected();
    expect(responses.current?.get('key')).toBeUndefined();
    // read before the change and finished after it
    before?.set('key', body(1));
    expect(responses.current?.get('key')).toBeUndefined();
  });

  it('are limited by their bytes', async () => {
    const { current } = await ContentResponses.open(listen, MB);
    for (const key of ['a', 'b', 'c']) current?.set(key, body(MB / 2 - 1000));
    expect([...(current?.keys() ?? [])].sort()).toEqual(['b', 'c']);
  });

  it('are none with a limit of 0', async () => {
    expect((await ContentResponses.open(listen, 0)).current).toBeNull();
  });
});
