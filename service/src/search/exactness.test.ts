import type { OpenDatabase } from '../database/database';
import { readContent, type Content } from '../content/read-content';
import { seedParsedContent } from '../testing/seed-parsed-content';
import { describeOnEachDatabase } from '../testing/database-suites';
import { bruteForce, searchedText, type SearchedText } from '../testing/brute-force-search';
import { seededRandom, withLibrary, syntheticLibrary } from '../testing/synthetic-library';
import { findDocuments } from './find-documents';
import { parseQuery } from './query';

const DOCUMENTS = 240;
const QUERIES = 160;

/** Pieces of the texts themselves, two or three joined now and then, and some that no text has. */
function piecesOf(texts: readonly SearchedText[]): string[] {
  const random = seededRandom(11);
  const piece = (): string => {
    const characters = [...(texts[Math.floor(random() * texts.length)]?.all ?? '')];
    const from = Math.floor(random() * characters.length);
    const length = 1 + Math.floor(random() * 6);
    return characters.slice(from, from + length).join('');
  };
  const made = Array.from({ length: QUERIES }, (_, nth) =>
    Array.from({ length: nth % 4 === 0 ? 2 : 1 }, piece).join(' '),
  );
  return [...made, '的', 'の', 'a', 'ン', '龘龘', 'ｔｈｅ', 'ザ', '。。'];
}

describeOnEachDatabase('a search of synthetic documents', (open) => {
  let database: OpenDatabase;
  let texts: SearchedText[];
  beforeAll(async () => {
    database = await open('migrated');
    const real: Content = await readContent('service/content');
    const library = syntheticLibrary(real, DOCUMENTS, 5);
    texts = library.map(({ game }) => searchedText(game));
    await seedParsedContent(database.db, withLibrary(real, library));
  }, 120_000);
  afterAll(() => database.close());

  it('finds exactly what a full scan finds, page by page', async () => {
    const size = 100;
    for (const text of piecesOf(texts)) {
      const query = parseQuery(text);
      const expected = query === null ? [] : bruteForce(texts, text);
      const ids: string[] = [];
      for (let page = 1; query !== null && page <= DOCUMENTS / size + 1; page += 1) {
        const { game } = await findDocuments(database.db, query, 'all', {
          kinds: ['game'],
          page: { page, size },
        });
        ids.push(...game.ids);
        if (game.ids.length > 0) expect([text, game.total]).toEqual([text, expected.length]);
      }
      expect([text, ids.sort()]).toEqual([text, expected.sort()]);
    }
  }, 120_000);
});
