import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import { toldFeatures, type Features } from './features';
import type { Entity, World } from './world';
import type { GameFile } from '../../content/content-schema';

/** One sentence of what is told of a game. */
export interface Sentence {
  text: string;
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
    ...of,
    features: features[index] ?? NOTHING,
    around: union(head, features[index - 1] ?? NOTHING, features[index + 1] ?? NOTHING),
  }));
};

const tellings = (world: World, language: Language): Sentence[] =>
  world.content.games.flatMap((game) => [
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
  ]);

const index = (all: Sentence[]) => {
  const counts = new Map<string, number>();
  for (const { features } of all)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarity = (feature: string) => Math.log(1 + all.length / (1 + (counts.get(feature) ?? 0)));
  return { all, rarity };
};

/** Every sentence of the library, to be searched by likeness to a question. */
export const createSentences = (world: World): Sentences => {
  const indexes = Object.fromEntries(
    LANGUAGES.map((language) => [language, index(tellings(world, language))]),
  );
  return {
    search: (asked, language, isMeant = () => true) => {
      const known = indexes[language];
      if (known === undefined || asked.size === 0) return [];
      const worth = new Map(
        [...asked].map(([feature, weight]) => [feature, weight * known.rarity(feature)]),
      );
      const total = [...worth.values()].reduce((sum, value) => sum + value, 0);
      return known.all
        .filter(isMeant)
        .map((sentence) => {
          let score = 0;
          let covered = 0;
          for (const [feature, value] of worth) {
            const told = sentence.features.has(feature);
            const near = sentence.around.has(feature);
            if (told || near) covered += value;
            score += told ? value : near ? value * AROUND : 0;
          }
          return {
            sentence,
            score: sentence.isSummary ? score * SUMMARY : score,
            coverage: covered / total,
          };
        })
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score);
    },
  };
};
