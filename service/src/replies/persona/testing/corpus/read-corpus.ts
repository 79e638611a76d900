import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { LANGUAGES, type Language } from '@huoban/contracts';

const FOLDER = 'service/src/replies/persona/testing/corpus';
export const HALVES = ['development', 'unseen'] as const;
/**
 * `validation`: written after the development half, to see whether what was learnt there generalizes; `training`: written
 * by others, for learning by which the persona chooses among replies.
 */
export const CORPORA = ['development', 'validation', 'training', 'unseen'] as const;
export type Corpus = (typeof CORPORA)[number];

/** Regular expressions; `<name>` in them is a pattern of patterns.json or `<selfname>`, the name of the partner. */
const patterns = z.array(z.string().min(1)).default([]);
const slugs = z.array(z.string());

const turnSchema = z.strictObject({
  /** What the visitor writes. */
  text: z.string().min(1),
  /** One of them must match the reply. */
  any: patterns,
  /** All of them must match. */
  all: patterns,
  /** None may match. */
  none: patterns,
  /** The reply must name a game like this, and no other. */
  fits: z
    .strictObject({
      players: z.int().optional(),
      year: z.int().optional(),
      /** Genres and platforms. */
      with: slugs.default([]),
      without: slugs.default([]),
      games: slugs.optional(),
    })
    .optional(),
  /** The only games that the reply may name besides those that the visitor named. */
  onlyGames: slugs.optional(),
  mustNotMentionGame: z.boolean().default(false),
  /** The content has no answer: the reply must say that it does not know. */
  honestUnknown: z.boolean().default(false),
  /** “I do not know” is right as well. */
  evasionAllowed: z.boolean().default(false),
});
export type CorpusTurn = z.output<typeof turnSchema>;

const fileSchema = z.array(
  z.strictObject({ partner: z.string(), turns: z.array(turnSchema).min(1) }),
);

export interface CorpusConversation {
  language: Language;
  category: string;
  /** Slug. */
  partner: string;
  turns: CorpusTurn[];
}

/** Wording by name, for each language. */
export type Patterns = Record<Language, Record<string, string>>;

const readJson = async (...path: string[]): Promise<unknown> =>
  JSON.parse(await readFile(join(FOLDER, ...path), 'utf8'));

export const readPatterns = async (): Promise<Patterns> =>
  z
    .record(z.enum(LANGUAGES), z.record(z.string(), z.string()))
    .parse(await readJson('patterns.json'));

/** Conversations of a corpus, in all languages; the name of a file is the category. */
export async function readCorpus(corpus: Corpus): Promise<CorpusConversation[]> {
  const conversations: CorpusConversation[] = [];
  for (const language of LANGUAGES)
    for (const file of (await readdir(join(FOLDER, corpus, language))).sort())
      for (const { partner, turns } of fileSchema.parse(await readJson(corpus, language, file)))
        conversations.push({ language, category: file.replace('.json', ''), partner, turns });
  return conversations;
}
