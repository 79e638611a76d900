import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { LANGUAGES } from '@huoban/contracts';
import { localized, text } from '../../../content/content-schema';
import { readJsonFile } from '../../../content/json-file';
import { readAgreements } from '../knowledge/agreements';
import type { ChoiceWeights } from '../answers/choice/candidate-features';
import type { HelpSection } from '../knowledge/sentences';
import type { Synonyms } from '../understanding/terms';
import type { WordClasses } from '../understanding/talk/word-classes';
import { EXAMPLE_INTENTS } from '../understanding/intents/intent';
import { SITE_MATTERS } from '../understanding/intents/site/matters';
import { readEveryday, type EverydayTopic } from './everyday-texts';
import {
  CRISIS_KEYS,
  MEMORY_KEYS,
  PLAIN_KEYS,
  WORDING_KEYS,
  type WordingKey,
} from './wording-keys';

const lines = z.object({
  zh: z.array(text).min(1),
  en: z.array(text).min(1),
  ja: z.array(text).min(1),
});
const style = z.strictObject({ openers: lines, closers: lines });

const templates = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, lines])) as Record<Key, typeof lines>);
const wordingFile = templates(PLAIN_KEYS);
const memoryFile = templates(MEMORY_KEYS);
const crisisFile = templates(CRISIS_KEYS);
const formalFile = z.partialRecord(
  z.enum(WORDING_KEYS),
  z.strictObject({
    zh: z.array(text).min(1).optional(),
    en: z.array(text).min(1).optional(),
    ja: z.array(text).min(1).optional(),
  }),
);
const stylesFile = z.strictObject({
  categories: z.record(z.string(), style),
  tags: z.record(z.string(), style),
});
const voiceFile = style.extend({
  unknown: lines,
  /** Languages in which the partner is formal, also in quotations. */
  formal: z.array(z.enum(LANGUAGES)).default([]),
});
const smallTalkFile = z.record(z.string(), z.record(z.string(), lines));
const moodsFile = z.array(
  z.strictObject({
    genres: z.array(text),
    /** Genres that do not fit although a game also has a fitting one. */
    without: z.array(text).default([]),
    together: z.boolean().default(false),
    alone: z.boolean().default(false),
    words: lines,
  }),
);

const helpFile = z.array(z.strictObject({ heading: localized, asks: lines, body: localized }));
const siteFile = z.record(z.enum(SITE_MATTERS), localized);
const examplesFile = z.partialRecord(z.enum(EXAMPLE_INTENTS), lines);
const synonymsFile = z.strictObject({
  zh: z.array(z.array(text)),
  en: z.array(z.array(text)),
  ja: z.array(z.array(text)),
});

export const CHOICE_FILE = 'choice-weights.json';
export const choiceFile = z.strictObject({
  /** SHA-256 of the corpora. */
  digest: z.string(),
  /** By trait of a candidate and name of a value. */
  weights: z.record(z.string(), z.record(z.string(), z.number())),
});

export type Voice = z.output<typeof voiceFile>;
export type Mood = z.output<typeof moodsFile>[number];

/** Texts of the persona, from `content/persona`. */
export interface PersonaTexts {
  wording: Record<WordingKey, z.output<typeof lines>>;
  styles: z.output<typeof stylesFile>;
  /** Replaces `wording` for partners who are formal in a language. */
  formalWording: z.output<typeof formalFile>;
  /** By slug of the partner. */
  voices: Map<string, Voice>;
  moods: Mood[];
  /** By category of the partner, then by key of `wording.json`. */
  smallTalk: z.output<typeof smallTalkFile>;
  /** Help with the site, and its agreements. */
  help: HelpSection[];
  /** Answers to what visitors most often need of the site, each first in its text. */
  site: z.output<typeof siteFile>;
  synonyms: Synonyms;
  /** Messages by what they mean. */
  examples: z.output<typeof examplesFile>;
  /** By topic of everyday talk, or by intent. */
  everyday: Record<string, EverydayTopic>;
  wordClasses: WordClasses;
  /** The file names the examples that they were learnt from. */
  choiceWeights: ChoiceWeights;
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();

async function readVoices(folder: string): Promise<Map<string, Voice>> {
  const voices = new Map<string, Voice>();
  for (const file of await filesIn(folder))
    voices.set(basename(file, '.json'), await readJsonFile(join(folder, file), voiceFile));
  return voices;
}

/**
 * Reads the JSON files of the persona's folder, and the agreements as Markdown.
 * @throws ContentError that names the file and field that is missing or wrong.
 */
export async function readPersonaTexts(
  folder: string,
  agreementsFolder: string,
): Promise<PersonaTexts> {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    readJsonFile(join(folder, name), schema);
  // One after another, so that requests are served between two files.
  return {
    wording: {
      ...(await read('wording.json', wordingFile)),
      ...(await read('memory.json', memoryFile)),
      ...(await read('crisis.json', crisisFile)),
    },
    formalWording: await read('wording-formal.json', formalFile),
    styles: await read('styles.json', stylesFile),
    moods: await read('moods.json', moodsFile),
    smallTalk: await read('small-talk.json', smallTalkFile),
    help: [...(await read('help.json', helpFile)), ...(await readAgreements(agreementsFolder))],
    site: await read('site.json', siteFile),
    synonyms: await read('synonyms.json', synonymsFile),
    examples: await read('examples.json', examplesFile),
    everyday: await readEveryday(join(folder, 'everyday')),
    wordClasses: await read('word-classes.json', z.record(z.string(), lines)),
    choiceWeights: (await read(CHOICE_FILE, choiceFile)).weights,
    voices: await readVoices(join(folder, 'voices')),
  };
}
