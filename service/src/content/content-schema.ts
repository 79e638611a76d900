import * as z from 'zod';

export const text = z.string().trim().min(1);
export const localized = z.object({ zh: text, en: text, ja: text });
const names = z.array(text).default([]);
/**
 * Further spellings under which a search finds it: the reading of a kanji name, the kanji of a kana name, the kana of an
 * animal that its texts write in kanji.
 */
const spellings = names;
const section = z.object({ heading: localized, body: localized });
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** `content/tags.json` and `content/categories.json`. */
export const facetNamesFile = z.record(z.string(), localized);

/** `content/games/<slug>.json`, without the fields that only the posters use. */
export const gameFile = z.object({
  id: text,
  slug: text,
  title: localized,
  aliases: z.object({ zh: names, en: names, ja: names }).default({ zh: [], en: [], ja: [] }),
  spellings,
  genres: z.array(text).min(1),
  platforms: z.array(text).min(1),
  released: day,
  developer: localized,
  players: text,
  summary: localized,
  article: z.array(section),
});

const entity = {
  id: text,
  name: localized,
  spellings,
  /** What the posters draw. */
  picture: z.looseObject({}).optional(),
  summary: localized,
  sections: z.array(section).min(1).max(2),
};

/** `content/entities/<game slug>.json`: entities of a game that have a page. */
export const entitiesFile = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({
      ...entity,
      kind: z.literal('role'),
      role: z.strictObject({ title: localized, skill: localized }),
    }),
    z.strictObject({ ...entity, kind: z.enum(['thing', 'place']) }),
  ]),
);

const questions = z.array(z.strictObject({ answer: text, asks: z.array(text).min(1) }));

/**
 * `content/questions/{games,partners,activities,stories}/<slug>.json`: ways in which visitors ask for what a sentence of the
 * texts about the subject says, in other words than the sentence; they ask a partner about itself. `answer` is an excerpt
 * of the sentence that no other one has.
 */
export const questionsFile = z.strictObject({ zh: questions, en: questions, ja: questions });

/** `content/characters/<slug>.json`. */
export const characterFile = z.object({
  id: text,
  slug: text,
  name: localized,
  spellings,
  line: localized,
  bio: localized,
  greeting: localized,
  voice: localized,
  samples: z.array(z.object({ user: localized, reply: localized })),
  knowledge: z.array(localized).default([]),
  tags: z.array(text),
  category: text,
  games: z.array(text),
  popularity: z.number().int().nonnegative(),
  created: day,
});

const titled = z.object({ title: localized, body: localized });
/** What an instruction leads to; `slug` names the partner of a chat, or a game. */
const stepTarget = z.discriminatedUnion('page', [
  z.strictObject({ page: z.enum(['partners', 'library']) }),
  z.strictObject({ page: z.enum(['chat', 'game']), slug: text }),
]);

/** `content/activities/<slug>.json`. `starts` and `ends`: days from Monday of the current week. */
export const activityFile = z.object({
  id: text,
  slug: text,
  title: localized,
  summary: localized,
  body: localized,
  steps: z.array(localized.extend({ to: stepTarget.optional() })),
  rewards: z.array(localized),
  /** Visitors can join until the end. */
  joinable: z.boolean().default(false),
  /** What the profile shows of a joined activity. */
  mark: localized.optional(),
  vote: z
    .object({ question: localized, options: z.array(z.object({ id: text, name: localized })) })
    .optional(),
  /** Texts to read. */
  replays: z.array(titled).default([]),
  results: z
    .object({
      title: localized,
      /** The first one first. */
      rows: z.array(z.object({ name: localized, note: localized })),
    })
    .optional(),
  games: z.array(text),
  characters: z.array(text),
  starts: z.number().int(),
  ends: z.number().int(),
});

export type FacetNamesFile = z.output<typeof facetNamesFile>;
export type GameFile = z.output<typeof gameFile>;
export type EntityFile = z.output<typeof entitiesFile>[number];
export type QuestionsFile = z.output<typeof questionsFile>;
export type CharacterFile = z.output<typeof characterFile>;
export type ActivityFile = z.output<typeof activityFile>;
