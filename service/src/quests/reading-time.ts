import { LANGUAGES, type Language } from '@huoban/contracts';
import type { StoryFile, StoryScene } from './story-file';

/** Reading speed for pleasure: characters a minute, in English words. */
const PER_MINUTE: Record<Language, number> = { zh: 400, en: 230, ja: 500 };

const MARKS = /[\p{P}\p{S}\s]/gu;

/** Words of an English text, characters of the others without marks. */
const unitsOf = (text: string, language: Language): number =>
  language === 'en' ? (text.match(/\S+/gu)?.length ?? 0) : [...text.replaceAll(MARKS, '')].length;

function textsOf({ lines, choices, ending }: StoryScene, language: Language): string[] {
  return [
    ...lines.map((line) => line[language]),
    ...(choices ?? []).map(({ text }) => text[language]),
    ...(ending ? [ending.title[language], ending.text[language]] : []),
  ];
}

/** Units of a reading from a scene to an ending, where each choice is taken as often; each scene is read once. */
function averageUnits(story: StoryFile, language: Language): number {
  const known = new Map<string, number>();
  const from = (id: string, path: ReadonlySet<string>): number => {
    const scene = story.scenes[id];
    if (scene === undefined || path.has(id)) return 0;
    const before = known.get(id);
    if (before !== undefined) return before;
    const own = textsOf(scene, language).reduce((sum, text) => sum + unitsOf(text, language), 0);
    const next =
      scene.next === undefined ? (scene.choices ?? []).map(({ to }) => to) : [scene.next];
    const further = new Set([...path, id]);
    const rest = next.map((to) => from(to, further));
    const units = own + rest.reduce((sum, count) => sum + count, 0) / Math.max(1, rest.length);
    known.set(id, units);
    return units;
  };
  return from(story.start, new Set());
}

/** Minutes of one reading, by language. */
export const readingMinutes = (story: StoryFile): Record<Language, number> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Math.max(1, Math.round(averageUnits(story, language) / PER_MINUTE[language])),
    ]),
  ) as Record<Language, number>;
