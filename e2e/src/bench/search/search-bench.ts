import type { FastifyInstance } from 'fastify';
import {
  bruteForce,
  buildService,
  withLibrary,
  migrate,
  openReplies,
  readContent,
  readSettings,
  searchedText,
  seedParsedContent,
  silentLog,
  syntheticLibrary,
} from '@huoban/service/testing';
import { percentile, timed } from '../../harness/statistics';
import { showMs, type Bench } from '../bench';
import { openDatabases } from '../service/backends';
import { chooseQueries } from './query-kinds';

const MAX_MS = 20;
const SEED = 20_261_121;

interface Backend {
  name: string;
  app: FastifyInstance;
  /** By kind of query, in ms. */
  times: Map<string, number[]>;
  wrong: string[];
}

async function search(app: FastifyInstance, q: string): Promise<{ ms: number; total: number }> {
  const { ms, result } = await timed(() =>
    app.inject({
      url: '/api/visitor/game/knowledge/search',
      query: { q, kind: 'all' },
      headers: { 'accept-language': 'zh' },
    }),
  );
  if (result.statusCode !== 200) throw new Error(`searching ${q}: ${result.body}`);
  const { payload } = result.json<{ payload: { games: { total: number } } }>();
  return { ms, total: payload.games.total };
}

/**
 * Searches a library of synthetic documents on both databases: duration of the endpoint for every kind of query, and
 * whether it finds as many games as a scan of all texts. Fails when a count is wrong or the 95th percentile misses its goal.
 */
export const searchBench: Bench = {
  defaults: { rounds: 15, documents: 10_000 },
  async run(context) {
    const { report, cleanup, options } = context;
    const { rounds, documents } = options.numbers;
    const settings = readSettings({
      CONTENT_DIR: process.env['CONTENT_DIR'],
      MEDIA_MANIFEST: 'none',
      SMS_DRIVER: 'off',
      // Each search is measured, also a repeated one.
      CONTENT_CACHE_MB: '0',
    });
    const original = await readContent(settings.CONTENT_DIR);
    const { replies, classifiers } = await openReplies(
      settings,
      () => Promise.resolve(original),
      silentLog,
    );
    const library = syntheticLibrary(original, documents, SEED);
    const texts = library.map(({ game }) => searchedText(game));
    const content = withLibrary(original, library);
    const kinds = chooseQueries(library, texts);
    const backends: Backend[] = [];
    for (const { name, database } of await openDatabases(context)) {
      const { ms } = await timed(async () => {
        await migrate(database.db);
        await seedParsedContent(database.db, content);
        await database.maintain();
      });
      report(`${name}: ${documents} documents written in ${showMs(ms)}`);
      const app = await buildService({
        settings,
        database,
        log: silentLog,
        replies,
        classifier: classifiers,
      });
      cleanup.add(() => app.close());
      backends.push({ name, app, times: new Map(), wrong: [] });
    }
    const queries = kinds.flatMap((kind) => kind.queries);
    const hits = new Map(queries.map((query) => [query, bruteForce(texts, query).length]));

    for (let round = 0; round <= rounds; round += 1)
      for (const kind of kinds)
        for (const query of kind.queries)
          for (const { app, times, wrong } of backends) {
            const { ms, total } = await search(app, query);
            const expected = hits.get(query);
            // The first round warms up. Without a hit the endpoint counts similar names instead.
            if (round > 0) times.set(kind.name, [...(times.get(kind.name) ?? []), ms]);
            else if (!kind.isForgiving && expected !== 0 && total !== expected)
              wrong.push(`${query}: ${total} instead of ${expected}`);
          }

    const medianOf = ({ times }: Backend, kind: string) => percentile(times.get(kind) ?? [], 0.5);
    context.table('search', [
      ['query', 'hits', ...backends.flatMap(({ name }) => [`${name} ms`, 'p95', 'p99'])],
      ...kinds.map((kind) => [
        kind.name,
        kind.queries.map((query) => hits.get(query) ?? 0).join(' '),
        ...backends.flatMap((backend) => [
          medianOf(backend, kind.name).toFixed(1),
          percentile(backend.times.get(kind.name) ?? [], 0.95).toFixed(1),
          percentile(backend.times.get(kind.name) ?? [], 0.99).toFixed(1),
        ]),
      ]),
    ]);
    const p95 = ({ times }: Backend) => percentile([...times.values()].flat(), 0.95);
    return context.goals([
      ...backends.map(({ name, wrong }) => ({
        name: `${name}: counts equal a scan of all texts`,
        figure: wrong.join(', ') || 'equal',
        isReached: wrong.length === 0,
      })),
      ...backends.map((backend) => ({
        name: `${backend.name}: 95 % of the searches within ${MAX_MS} ms, all kinds alike`,
        figure: showMs(p95(backend)),
        isReached: p95(backend) <= MAX_MS,
      })),
    ]);
  },
};
