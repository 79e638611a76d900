import type { Language } from '@huoban/contracts';
import { choicesByMeaning } from './choice-by-meaning';
import { findClosest } from './similarity';
import type { StoryScene } from './story-file';

type Localized = Record<Language, string>;
type Choice = NonNullable<StoryScene['choices']>[number];

/** Result of a reader's input. `aside`: the text matches no choice, or
 * several alike (`between`). `invalid`: `field` does not apply to the scene. */
export type StoryStep =
  | { kind: 'moved'; to: string; choice: Choice | null }
  | { kind: 'aside'; text: string; between: Choice[] }
  | { kind: 'ended' }
  | { kind: 'invalid'; field: 'choice_id' };

const allLanguages = ({ zh, en, ja }: Localized) => [zh, en, ja];

/** The choices that a typed text may mean; one when it is clear. */
function matchChoices(typed: string, choices: Choice[]): Choice[] {
  const number = /^[1-9]$/.exec(typed.normalize('NFKC').trim())?.[0];
  if (number !== undefined) return choices.slice(Number(number) - 1, Number(number));
  const closest = findClosest(typed, choices, ({ text }) => allLanguages(text));
  const meant = choicesByMeaning(typed, choices);
  const [only] = meant;
  if (closest === undefined) return meant;
  // Letters and words may point at different choices.
  return only === undefined || meant.includes(closest) ? [closest] : [closest, only];
}

/** Follows a choice, a typed text or the scene's `next`, in that order. */
export function advanceStory(
  { choices = [], next, ending }: StoryScene,
  { choice_id, text }: { choice_id?: string | undefined; text?: string | undefined },
): StoryStep {
  if (choice_id !== undefined) {
    const choice = choices.find(({ id }) => id === choice_id);
    return choice === undefined
      ? { kind: 'invalid', field: 'choice_id' }
      : { kind: 'moved', to: choice.to, choice };
  }
  if (text !== undefined && text !== '') {
    const [choice, ...others] = matchChoices(text, choices);
    return choice === undefined || others.length > 0
      ? { kind: 'aside', text, between: choice === undefined ? [] : [choice, ...others] }
      : { kind: 'moved', to: choice.to, choice };
  }
  if (next !== undefined) return { kind: 'moved', to: next, choice: null };
  return ending === undefined ? { kind: 'invalid', field: 'choice_id' } : { kind: 'ended' };
}

export interface AsideSource {
  asides: Localized[];
  samples: { user: Localized; reply: Localized }[];
}

/** Reply of the partner to a text outside the story: the sample for a similar question, else one of the asides. */
export function findAside(typed: string, { asides, samples }: AsideSource): Localized | undefined {
  const known = findClosest(typed, samples, ({ user }) => allLanguages(user));
  if (known !== undefined) return known.reply;
  const sum = [...typed].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return asides[sum % asides.length];
}

const ASKS_BACK: Record<Language, { ask: (choices: string) => string; or: string }> = {
  zh: { ask: (choices) => `你的意思是${choices}？`, or: '，还是' },
  en: { ask: (choices) => `Do you mean ${choices}?`, or: ' or ' },
  ja: { ask: (choices) => `つまり${choices}？`, or: '、それとも' },
};
const QUOTED: Record<Language, (text: string) => string> = {
  zh: (text) => `“${text}”`,
  en: (text) => `“${text}”`,
  ja: (text) => `「${text}」`,
};

/** Asks which of two or three choices a text means; undefined for more. */
export function askBack(between: Choice[], language: Language): string | undefined {
  if (between.length < 2 || between.length > 3) return undefined;
  const { ask, or } = ASKS_BACK[language];
  return ask(between.map(({ text }) => QUOTED[language](text[language])).join(or));
}
