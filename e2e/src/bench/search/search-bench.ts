import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import {
  bruteForce,
  buildService,
  withLibrary,
  migrate,
  readContent,
  readSettings,
  searchedText,
  seedContent,
  silentLog,
  syntheticLibrary,
} from '@huoban/service/testing';
import type { Bench } from '../service-bench';
import { figuresOf } from '../statistics';
import { textTable } from '../service-text-table';
import { openBoth } from './databases';
import { chooseQueries } from './query-kinds';

export interface SearchBench extends Bench {
  documents: number;
  rounds: number;
}

const GOAL_MS = 20;
const SEED = 20_261_121;

interface Lane {
  name: string;
  app: FastifyInstance;
  times: Map<string, number[]>;
  wrong: string[];
}

const search = async (app: FastifyInstance, q: string): Promise<{ ms: number; total: number }> => {
  const from = performance.now();
  const response = await app.inject({
    url: '/api/visitor/game/knowledge/search',
    query: { q, kind: 'all' },
    headers: { 'accept-language': 'zh' },
  });
  const ms = performance.now() - from;
  if (response.statusCode !== 200) throw new Error(`searching ${q}: ${response.body}`);
  return {
    ms,
    total: response.json<{ payload: { games: { total: number } } }>().payload.games.total,
  };
};

/**
 * Searches a library of synthetic documents on both databases: time of the whole endpoint for every kind of query, and
 * whether it finds as many games as looking at every text does.
 * @returns whether all counts are right and every median on PGlite is below the goal.
 */
export const benchSearch = async (bench: SearchBench): Promise<boolean> => {
  const { say, later } = bench;
  const settings = readSettings({
    CONTENT_DIR: process.env.CONTENT_DIR,
    MEDIA_MANIFEST: 'none',
    SMS_DRIVER: 'off',
  });
  const real = await readContent(settings.CONTENT_DIR);
  const library = syntheticLibrary(real, bench.documents, SEED);
  const texts = library.map(({ game }) => searchedText(game));
  const content = withLibrary(real, library);
  const kinds = chooseQueries(library, texts);
  const lanes: Lane[] = [];
  for (const { name, database } of await openBoth(bench)) {
    const from = performance.now();
    await migrate(database.db);
    await seedContent(database.db, content);
    await database.maintain();
    say(
      `${name}: ${bench.documents} documents written in ${((performance.now() - from) / 1000).toFixed(1)} s`,
    );
    const app = await buildService({ settings, database, log: silentLog });
    later(() => app.close());
    lanes.push({ name, app, times: new Map(), wrong: [] });
  }
  const truths = new Map<string, number>();
  for (const query of kinds.flatMap(({ queries }) => queries))
    truths.set(query, bruteForce(texts, query).length);

  for (let round = 0; round <= bench.rounds; round += 1)
    for (const { name, queries } of kinds)
      for (const query of queries)
        for (const lane of lanes) {
          const { ms, total } = await search(lane.app, query);
          // The first round warms up. Where nothing matches as a whole, nearest names are counted instead.
          if (round > 0) lane.times.set(name, [...(lane.times.get(name) ?? []), ms]);
          else if (truths.get(query) !== 0 && total !== truths.get(query))
            lane.wrong.push(`${query}: ${total} instead of ${truths.get(query) ?? 0}`);
        }

  const rows = kinds.map(({ name, queries }) => [
    name,
    queries.map((query) => truths.get(query) ?? 0).join(' '),
    ...lanes.flatMap((lane) => {
      const { median, p99 } = figuresOf(lane.times.get(name) ?? []);
      return [median.toFixed(1), p99.toFixed(1)];
    }),
  ]);
  say(
    textTable([['query', 'hits', ...lanes.flatMap(({ name }) => [`${name} ms`, 'p99'])], ...rows]),
  );
  for (const { name, wrong } of lanes)
    say(
      wrong.length === 0
        ? `${name}: every count is that of looking at every text`
        : `${name}: wrong counts: ${wrong.join(', ')}`,
    );
  const slow = kinds.filter(
    ({ name }) => figuresOf(lanes[0]?.times.get(name) ?? []).median >= GOAL_MS,
  );
  say(
    slow.length === 0
      ? `✓ every kind below ${GOAL_MS} ms in the middle on PGlite`
      : `✗ not below ${GOAL_MS} ms: ${slow.map(({ name }) => name).join(', ')}`,
  );
  return slow.length === 0 && lanes.every(({ wrong }) => wrong.length === 0);
};
