import { readFile } from 'node:fs/promises';
import { LANGUAGES } from '@huoban/contracts';
import { readContent, type Content } from '../content/read-content';
import { seedParsedContent } from '../testing/seed-parsed-content';
import type { OpenDatabase } from '../database/database';
import { describeOnEachDatabase } from '../testing/database-suites';
import { parseQuery } from './query';
import { runSearch } from './run-search';
import { FOUND_KINDS } from './search-tables';

/**
 * Lines `query|expected` in `testing/queries`: the slug of a game, `@` and the slug of a partner, `#` and the id of an
 * entity, or `?` and a property of the first game. The search was tuned with every other line; the rest only measures it.
 */
interface Line {
  text: string;
  expected: string;
}
const MIN_RECALL = { tuned: 0.9, unseen: 0.85 };

async function readLines(language: string): Promise<Line[]> {
  const text = await readFile(`service/src/search/testing/queries/${language}.txt`, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', expected = ''] = line.split('|');
      return { text: query, expected };
    });
}

describeOnEachDatabase('recall of the search', (open) => {
  let database: OpenDatabase;
  let content: Content;
  beforeAll(async () => {
    database = await open('migrated');
    content = await readContent('service/content');
    await seedParsedContent(database.db, content);
  }, 120_000);
  afterAll(() => database.close());

  const slugOf = (list: { id: string; slug: string }[], id: string) =>
    list.find((one) => one.id === id)?.slug;

  function isExpected(expected: string, id: string): boolean {
    const [, property, value = ''] = /^\?(\w+)=(\w+)$/.exec(expected) ?? [];
    const game = content.games.find((one) => one.id === id);
    if (property === 'genre') return game?.genres.includes(value) ?? false;
    if (property === 'platform') return game?.platforms.includes(value) ?? false;
    const [fewest = 0, most = fewest] = (game?.players ?? '').split('-').map(Number);
    if (property === 'players') return fewest <= Number(value) && Number(value) <= most;
    if (expected.startsWith('#')) return expected === `#${id}`;
    if (expected.startsWith('@')) return expected === `@${slugOf(content.characters, id)}`;
    return expected === game?.slug;
  }

  /** Place of the expected document among those of its kind, from 1. */
  async function placeOf({ text, expected }: Line): Promise<number> {
    const query = parseQuery(text);
    if (query === null) return 0;
    const page = { page: 1, size: 3 };
    const { found } = await runSearch(database.db, text, query, { kinds: FOUND_KINDS, page });
    const kind = { '#': 'entity', '@': 'character' }[expected.charAt(0)] ?? 'game';
    return found[kind as 'game'].ids.findIndex((id) => isExpected(expected, id)) + 1;
  }

  it.each(LANGUAGES)(
    'is high for queries in %s',
    async (language) => {
      const lines = await readLines(language);
      expect(lines.length).toBeGreaterThanOrEqual(150);
      for (const [half, min] of Object.entries(MIN_RECALL)) {
        const chosen = lines.filter((_, nth) => (nth % 2 === 0) === (half === 'tuned'));
        const places = await Promise.all(chosen.map(placeOf));
        const first = places.filter((place) => place === 1).length / places.length;
        const third = places.filter((place) => place > 0).length / places.length;
        const missed = chosen.filter((_, nth) => places[nth] !== 1).map(({ text }) => text);
        if (process.env.REPORT_RECALL)
          process.stderr.write(
            `${language} ${half}: ${first.toFixed(3)} ${third.toFixed(3)} ${half === process.env.REPORT_RECALL ? missed.join(', ') : ''}\n`,
          );
        expect({ language, half, isReached: first >= min }).toEqual({
          language,
          half,
          isReached: true,
        });
      }
    },
    120_000,
  );

  it('is complete for the queries of which each must find its document first', async () => {
    const places = await readLines('first').then((lines) =>
      Promise.all(lines.map(async (line) => ({ ...line, place: await placeOf(line) }))),
    );
    expect(places.filter(({ place }) => place !== 1)).toEqual([]);
  }, 120_000);

  it('finds nothing for nonsense', async () => {
    for (const text of ['qqzzx', 'xkcdqw', '龘龘', 'ヷヸヹヺ', '<script>', 'zzzzzz', '齉龖']) {
      const place = await Promise.all(
        FOUND_KINDS.map(async (kind) => {
          const query = parseQuery(text);
          if (query === null) return 0;
          const page = { page: 1, size: 3 };
          const { found } = await runSearch(database.db, text, query, { kinds: [kind], page });
          return found[kind].total;
        }),
      );
      expect([text, place]).toEqual([text, [0, 0, 0]]);
    }
  });
});
