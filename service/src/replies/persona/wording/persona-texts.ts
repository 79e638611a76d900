import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod';
import { text } from '../../../content/content-schema';
import { readJsonFile } from '../../../content/json-file';
import { WORDING_KEYS } from './wording-keys';

const lines = z.object({
  zh: z.array(text).min(1),
  en: z.array(text).min(1),
  ja: z.array(text).min(1),
});
const style = z.strictObject({ openers: lines, closers: lines });

const wordingFile = z.strictObject(
  Object.fromEntries(WORDING_KEYS.map((key) => [key, lines])) as Record<
    (typeof WORDING_KEYS)[number],
    typeof lines
  >,
);
const stylesFile = z.strictObject({
  categories: z.record(z.string(), style),
  tags: z.record(z.string(), style),
});
const voiceFile = style.extend({ unknown: lines });
const smallTalkFile = z.record(z.string(), z.record(z.string(), lines));
const moodsFile = z.array(
  z.strictObject({
    genres: z.array(text),
    together: z.boolean().default(false),
    alone: z.boolean().default(false),
    words: lines,
  }),
);

export type Voice = z.output<typeof voiceFile>;
export type Mood = z.output<typeof moodsFile>[number];

/** Texts of the persona, from `content/persona`. */
export interface PersonaTexts {
  wording: z.output<typeof wordingFile>;
  styles: z.output<typeof stylesFile>;
  /** By slug of the partner. */
  voices: Map<string, Voice>;
  moods: Mood[];
  /** By category of the partner, then by key of `wording.json`. */
  smallTalk: z.output<typeof smallTalkFile>;
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();

/**
 * Reads `wording.json`, `styles.json`, `moods.json`, `small-talk.json` and `voices/<slug>.json`.
 * @throws ContentError that names the file and field that is missing or wrong.
 */
export async function readPersonaTexts(folder: string): Promise<PersonaTexts> {
  const [wording, styles, moods, smallTalk, voiceFiles] = await Promise.all([
    readJsonFile(join(folder, 'wording.json'), wordingFile),
    readJsonFile(join(folder, 'styles.json'), stylesFile),
    readJsonFile(join(folder, 'moods.json'), moodsFile),
    readJsonFile(join(folder, 'small-talk.json'), smallTalkFile),
    filesIn(join(folder, 'voices')),
  ]);
  const voices = await Promise.all(
    voiceFiles.map(
      async (file) =>
        [
          basename(file, '.json'),
          await readJsonFile(join(folder, 'voices', file), voiceFile),
        ] as const,
    ),
  );
  return { wording, styles, moods, smallTalk, voices: new Map(voices) };
}
