import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import { textFeatures, type Features } from '../understanding/features';
import { quoteAt } from './quote';
import type { SlicedWork } from './time-slices';
import type { Entity, KnowledgeBase } from './knowledge-base';
import type { GameFile } from '../../../content/content-schema';

/** One sentence about a game. */
export interface Sentence {
  text: string;
  /** The sentence with the preceding ones that it depends on. */
  quote: string;
  isSummary: boolean;
  game: GameFile;
  /** Set when the sentence is about an entity of the game. */
  entity?: Entity;
  /** Features of the sentence, and of its heading, entity name and neighbours. */
  features: Features;
  nearbyFeatures: Features;
}

export interface SentenceMatch {
  sentence: Sentence;
  score: number;
  /** Weighted share of the question's features that occur in or near the sentence, 0 to 1. */
  coverage: number;
}

export interface SentenceIndex {
  /** Matching sentences, best first. */
  search: (
    features: Features,
    language: Language,
    filter?: (sentence: Sentence) => boolean,
  ) => SentenceMatch[];
}

const SENTENCE: Record<Language, RegExp> = {
  zh: /[^。！？]+[。！？]+[”’」』]?/gu,
  ja: /[^。！？]+[。！？]+[」』]?/gu,
  en: /.+?[.!?]+["”’]?(?=\s|$)/gsu,
};
const NEARBY_WEIGHT = 0.4;
/** Articles are more helpful than summaries. */
const SUMMARY_WEIGHT = 0.8;

/** Splits a text into sentences; a text without a full stop is one. */
export function splitSentences(text: string, language: Language): string[] {
  const found = [...text.matchAll(SENTENCE[language])].map(([sentence]) => sentence.trim());
  return found.length === 0 ? [text] : found;
}

const NO_FEATURES: Features = new Map();

const union = (...all: Features[]): Features => new Map(all.flatMap((one) => [...one]));

function toSentences(
  body: string,
  language: Language,
  under: string,
  of: { game: GameFile; entity?: Entity; isSummary: boolean },
): Sentence[] {
  const texts = splitSentences(body, language);
  const features = texts.map(textFeatures);
  const head = textFeatures(under);
  return texts.map((text, index) => ({
    text,
    quote: quoteAt(texts, index, language),
    ...of,
    features: features[index] ?? NO_FEATURES,
    nearbyFeatures: union(
      head,
      features[index - 1] ?? NO_FEATURES,
      features[index + 1] ?? NO_FEATURES,
    ),
  }));
}

const gameSentences = (base: KnowledgeBase, game: GameFile, language: Language): Sentence[] => [
  ...toSentences(game.summary[language], language, '', { game, isSummary: true }),
  ...game.article.flatMap(({ heading, body }) =>
    toSentences(body[language], language, heading[language], { game, isSummary: false }),
  ),
  ...base.entitiesOf(game).flatMap((entity) => {
    const of = { game, entity, isSummary: false };
    const role = entity.kind === 'role' ? entity.role.title[language] : '';
    const name = `${entity.name[language]} ${role}`;
    return [
      ...toSentences(entity.summary[language], language, name, of),
      ...entity.sections.flatMap(({ heading, body }) =>
        toSentences(body[language], language, `${name} ${heading[language]}`, of),
      ),
    ];
  }),
];

/** Positions of sentences that contain a feature, and of those with the feature nearby. */
interface Postings {
  direct: number[];
  nearby: number[];
}

interface LanguageIndex {
  all: Sentence[];
  postings: Map<string, Postings>;
}

const NO_POSTINGS: Postings = { direct: [], nearby: [] };

function addSentence({ all, postings }: LanguageIndex, sentence: Sentence) {
  const at = all.push(sentence) - 1;
  const placesOf = (feature: string): Postings => {
    const known = postings.get(feature) ?? { direct: [], nearby: [] };
    postings.set(feature, known);
    return known;
  };
  for (const feature of sentence.features.keys()) placesOf(feature).direct.push(at);
  for (const feature of sentence.nearbyFeatures.keys())
    if (!sentence.features.has(feature)) placesOf(feature).nearby.push(at);
}

function searchIndex(
  { all, postings }: LanguageIndex,
  features: Features,
  filter: (sentence: Sentence) => boolean,
): SentenceMatch[] {
  const scores = new Map<number, { score: number; covered: number }>();
  let total = 0;
  for (const [feature, weight] of features) {
    const { direct, nearby } = postings.get(feature) ?? NO_POSTINGS;
    const worth = weight * Math.log(1 + all.length / (1 + direct.length));
    total += worth;
    const add = (at: number, share: number) => {
      const { score, covered } = scores.get(at) ?? { score: 0, covered: 0 };
      scores.set(at, { score: score + worth * share, covered: covered + worth });
    };
    for (const at of direct) add(at, 1);
    for (const at of nearby) add(at, NEARBY_WEIGHT);
  }
  return [...scores]
    .sort(([a], [b]) => a - b)
    .flatMap(([at, { score, covered }]) => {
      const sentence = all[at];
      if (sentence === undefined || !filter(sentence)) return [];
      const weighed = sentence.isSummary ? score * SUMMARY_WEIGHT : score;
      return [{ sentence, score: weighed, coverage: covered / total }];
    })
    .sort((a, b) => b.score - a.score);
}

/** Index of all sentences of the library. Yields after each game. */
export function* createSentenceIndex(base: KnowledgeBase): SlicedWork<SentenceIndex> {
  const empty = (): LanguageIndex => ({ all: [], postings: new Map() });
  const indexes: Record<Language, LanguageIndex> = { zh: empty(), en: empty(), ja: empty() };
  for (const language of LANGUAGES)
    for (const game of base.content.games) {
      for (const sentence of gameSentences(base, game, language))
        addSentence(indexes[language], sentence);
      yield;
    }
  return {
    search: (features, language, filter = () => true) =>
      searchIndex(indexes[language], features, filter),
  };
}
