import type { Language } from '@huoban/contracts';
import { ENGLISH } from './english';
import { CHINESE } from './chinese';
import { JAPANESE } from './japanese';

const LIBRARY_INTENTS = [
  'sameStudio',
  'developer',
  'released',
  'platforms',
  'players',
  'genre',
  'inGame',
  'whoPlays',
  'roles',
  'skill',
  'rewards',
  'steps',
  'when',
  'howTo',
  'tips',
  'opinion',
  'what',
] as const;
/** What a message asks about a thing of the library. */
export type LibraryIntent = (typeof LIBRARY_INTENTS)[number];

/** What can be asked without naming anything. */
export type OpenIntent =
  'activities' | 'stories' | 'recommend' | 'newest' | 'oldest' | 'howManyGames';

const CONVERSATION_INTENTS = [
  'crisis',
  'human',
  'age',
  'name',
  'self',
  'ability',
  'favourite',
  'likes',
  'howAreYou',
  'thanks',
  'goodNight',
  'bye',
  'love',
  'sad',
  'tired',
  'bored',
  'joke',
  'won',
  'lost',
  'praise',
  'insult',
  'sorry',
  'laugh',
  'greeting',
  'yes',
] as const;
/** What is asked of the partner, or only said. */
export type ConversationIntent = (typeof CONVERSATION_INTENTS)[number];

/** What nobody of the library has an answer to: `unknowable`. */
export type Intent = LibraryIntent | OpenIntent | ConversationIntent | 'unknowable';

/** In the order in which they are tried. */
export type IntentPatterns = [intent: Intent, pattern: RegExp][];

const PATTERNS: Record<Language, IntentPatterns> = { zh: CHINESE, en: ENGLISH, ja: JAPANESE };

export interface DetectedIntent {
  intent: Intent;
  /** The words that showed it. */
  phrase: string;
}

export const isLibraryIntent = (intent: Intent): intent is LibraryIntent =>
  LIBRARY_INTENTS.some((one) => one === intent);

export const isConversationIntent = (intent: Intent): intent is ConversationIntent =>
  CONVERSATION_INTENTS.some((one) => one === intent);

/** Everything that a message may be context, likeliest first. */
export function detectIntents(message: string, language: Language): DetectedIntent[] {
  const text = message.normalize('NFKC').replace(/[’‘]/g, "'").toLowerCase();
  return PATTERNS[language].flatMap(([intent, pattern]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [{ intent, phrase: found[0] }];
  });
}
