import { LANGUAGES, type Language } from '@huoban/contracts';
import type { GameFile } from '../content/content-schema';
import type { Content } from '../content/read-content';

/** Seeded random numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** All words of the real articles in a language, including repetitions, so that word frequencies stay realistic. */
export function articleWords(content: Content, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const texts = content.games.flatMap(({ article }) => article.map(({ body }) => body[language]));
  return texts.flatMap((text) =>
    [...segmenter.segment(text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment),
  );
}

export interface SyntheticGame {
  game: GameFile;
  language: Language;
}

/** 60 % Chinese, 30 % Japanese, 10 % English. */
const languageOf = (share: number): Language => (share < 0.6 ? 'zh' : share < 0.9 ? 'ja' : 'en');
const MEAN_LENGTH = 760;
const STOPS: Record<Language, [string, string]> = {
  zh: ['，', '。'],
  ja: ['、', '。'],
  en: [', ', '. '],
};
const PLACEHOLDER = { zh: '—', en: '—', ja: '—' };

function createWriter(content: Content, random: () => number) {
  const pools = Object.fromEntries(LANGUAGES.map((one) => [one, articleWords(content, one)]));
  const word = (language: Language, atLeast = 1): string => {
    const pool = pools[language] ?? [];
    for (;;) {
      const candidate = pool[Math.floor(random() * pool.length)] ?? '';
      if ([...candidate].length >= atLeast) return candidate;
    }
  };
  const gap = (language: Language) => (language === 'en' ? ' ' : '');
  const name = (language: Language) => [word(language, 2), word(language, 2)].join(gap(language));
  const body = (language: Language): string => {
    let text = '';
    while (text.length < MEAN_LENGTH * (0.5 + random())) {
      const [comma, stop] = STOPS[language];
      const words = Array.from({ length: 4 + Math.floor(random() * 9) }, () => word(language));
      text += words.join(gap(language)) + (random() < 0.5 ? comma : stop);
    }
    return text;
  };
  return { name, body };
}

/**
 * Generates `count` games whose articles are real words in random order, about 760 characters in one language. The
 * result depends only on the content and the seed.
 */
export function syntheticLibrary(content: Content, count: number, seed: number): SyntheticGame[] {
  const random = seededRandom(seed);
  const { name, body } = createWriter(content, random);
  return Array.from({ length: count }, (_, index): SyntheticGame => {
    const language = languageOf(random());
    const title = name(language);
    const only = (text: string) => ({ ...PLACEHOLDER, [language]: text });
    const id = String(100_000 + index);
    const game: GameFile = {
      id,
      slug: `synthetic-${id}`,
      title: { zh: title, en: title, ja: title },
      aliases: { zh: [], en: [], ja: [], [language]: [name(language)] },
      spellings: [],
      genres: ['puzzle'],
      platforms: ['pc'],
      released: '2024-01-01',
      developer: only(name(language)),
      players: '1',
      summary: only(body(language).slice(0, 60)),
      article: [{ heading: only(name(language)), body: only(body(language)) }],
    };
    return { game, language };
  });
}

/** Replaces the games of the content and removes entities and activities, which refer to the old ones. */
export const withLibrary = (content: Content, library: SyntheticGame[]): Content => ({
  ...content,
  digest: `synthetic ${library.length}`,
  games: library.map(({ game }) => game),
  entities: [],
  activities: [],
});
