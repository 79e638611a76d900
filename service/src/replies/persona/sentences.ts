import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import { toldFeatures, type Features } from './features';
import { quoteAt } from './quote';
import type { Steps } from './steps';
import type { Entity, World } from './world';
import type { GameFile } from '../../content/content-schema';

/** One sentence of what is told of a game. */
export interface Sentence {
  text: string;
  /** The sentence with what it cannot be understood without. */
  quote: string;
  isSummary: boolean;
  game: GameFile;
  /** Told of one thing, place or role of the game. */
  entity?: Entity;
  /** Of the sentence, and of what surrounds it: its heading, its neighbours, the name it is told under. */
  features: Features;
  around: Features;
}

export interface Match {
  sentence: Sentence;
  score: number;
  /** How much of the question the sentence and what surrounds it answer: 0 to 1. */
  coverage: number;
}

export interface Sentences {
  /** The sentences that answer a question best, best first. */
  search: (
    asked: Features,
    language: Language,
    isMeant?: (sentence: Sentence) => boolean,
  ) => Match[];
}

const ENDS: Record<Language, RegExp> = {
  zh: /[^。！？]+[。！？]+[”’」』]?/gu,
  ja: /[^。！？]+[。！？]+[」』]?/gu,
  en: /.+?[.!?]+["”’]?(?=\s|$)/gsu,
};
const AROUND = 0.4;
/** A summary promises; what helps stands in the article. */
const SUMMARY = 0.8;

/** The sentences of a text; a text without an end is one. */
export const sentencesOf = (text: string, language: Language): string[] => {
  const found = [...text.matchAll(ENDS[language])].map(([sentence]) => sentence.trim());
  return found.length === 0 ? [text] : found;
};

const NOTHING: Features = new Map();

const union = (...all: Features[]): Features => new Map(all.flatMap((one) => [...one]));

const passage = (
  body: string,
  language: Language,
  under: string,
  of: { game: GameFile; entity?: Entity; isSummary: boolean },
): Sentence[] => {
  const texts = sentencesOf(body, language);
  const features = texts.map(toldFeatures);
  const head = toldFeatures(under);
  return texts.map((text, index) => ({
    text,
    quote: quoteAt(texts, index, language),
    ...of,
    features: features[index] ?? NOTHING,
    around: union(head, features[index - 1] ?? NOTHING, features[index + 1] ?? NOTHING),
  }));
};

const tellings = (world: World, game: GameFile, language: Language): Sentence[] => [
  ...passage(game.summary[language], language, '', { game, isSummary: true }),
  ...game.article.flatMap(({ heading, body }) =>
    passage(body[language], language, heading[language], { game, isSummary: false }),
  ),
  ...world.entitiesOf(game).flatMap((entity) => {
    const of = { game, entity, isSummary: false };
    const role = entity.kind === 'role' ? entity.role.title[language] : '';
    const name = `${entity.name[language]} ${role}`;
    return [
      ...passage(entity.summary[language], language, name, of),
      ...entity.sections.flatMap(({ heading, body }) =>
        passage(body[language], language, `${name} ${heading[language]}`, of),
      ),
    ];
  }),
];

/** Which sentences tell with a feature, and which stand near one that does, by their places in the list. */
interface Places {
  told: number[];
  near: number[];
}

interface Index {
  all: Sentence[];
  places: Map<string, Places>;
}

const NOWHERE: Places = { told: [], near: [] };

const enter = ({ all, places }: Index, sentence: Sentence) => {
  const at = all.push(sentence) - 1;
  const placesOf = (feature: string): Places => {
    const known = places.get(feature) ?? { told: [], near: [] };
    places.set(feature, known);
    return known;
  };
  for (const feature of sentence.features.keys()) placesOf(feature).told.push(at);
  for (const feature of sentence.around.keys())
    if (!sentence.features.has(feature)) placesOf(feature).near.push(at);
};

const searchIn = (
  { all, places }: Index,
  asked: Features,
  isMeant: (sentence: Sentence) => boolean,
): Match[] => {
  const scores = new Map<number, { score: number; covered: number }>();
  let total = 0;
  for (const [feature, weight] of asked) {
    const { told, near } = places.get(feature) ?? NOWHERE;
    const worth = weight * Math.log(1 + all.length / (1 + told.length));
    total += worth;
    const add = (at: number, share: number) => {
      const { score, covered } = scores.get(at) ?? { score: 0, covered: 0 };
      scores.set(at, { score: score + worth * share, covered: covered + worth });
    };
    for (const at of told) add(at, 1);
    for (const at of near) add(at, AROUND);
  }
  return [...scores]
    .sort(([a], [b]) => a - b)
    .flatMap(([at, { score, covered }]) => {
      const sentence = all[at];
      if (sentence === undefined || !isMeant(sentence)) return [];
      const weighed = sentence.isSummary ? score * SUMMARY : score;
      return [{ sentence, score: weighed, coverage: covered / total }];
    })
    .sort((a, b) => b.score - a.score);
};

/** Every sentence of the library, to be searched by likeness to a question; it may rest after each game. */
export function* createSentences(world: World): Steps<Sentences> {
  const empty = (): Index => ({ all: [], places: new Map() });
  const indexes: Record<Language, Index> = { zh: empty(), en: empty(), ja: empty() };
  for (const language of LANGUAGES)
    for (const game of world.content.games) {
      for (const sentence of tellings(world, game, language)) enter(indexes[language], sentence);
      yield;
    }
  return {
    search: (asked, language, isMeant = () => true) => searchIn(indexes[language], asked, isMeant),
  };
}
