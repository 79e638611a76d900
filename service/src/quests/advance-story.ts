import type { Language } from '@huoban/contracts';
import { findClosest } from './similarity';
import type { StoryScene } from './story-file';

type Localized = Record<Language, string>;
type Choice = NonNullable<StoryScene['choices']>[number];

/** Result of a reader's input. `aside`: the text matches no choice. `invalid`: `field` does not apply to the scene. */
export type StoryStep =
  | { kind: 'moved'; to: string; choice: Choice | null }
  | { kind: 'aside'; text: string }
  | { kind: 'ended' }
  | { kind: 'invalid'; field: 'choice_id' };

const allLanguages = ({ zh, en, ja }: Localized) => [zh, en, ja];

function matchChoice(typed: string, choices: Choice[]): Choice | undefined {
  const number = /^[1-9]$/.exec(typed.normalize('NFKC').trim())?.[0];
  return number === undefined
    ? findClosest(typed, choices, ({ text }) => allLanguages(text))
    : choices[Number(number) - 1];
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
    const choice = matchChoice(text, choices);
    return choice === undefined
      ? { kind: 'aside', text }
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
