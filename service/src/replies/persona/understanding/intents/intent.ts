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
/** Intents about a subject of the library. */
export type LibraryIntent = (typeof LIBRARY_INTENTS)[number];

/** Intents that need no subject. */
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
/** Questions about the partner and small talk. */
export type ConversationIntent = (typeof CONVERSATION_INTENTS)[number];

/** `unknowable`: the content has no answer. */
export type Intent = LibraryIntent | OpenIntent | ConversationIntent | 'unknowable';

/** By precedence. */
export type IntentPatterns = [intent: Intent, pattern: RegExp][];

const PATTERNS: Record<Language, IntentPatterns> = { zh: CHINESE, en: ENGLISH, ja: JAPANESE };

export interface DetectedIntent {
  intent: Intent;
  /** The matched text. */
  phrase: string;
}

export const isLibraryIntent = (intent: Intent): intent is LibraryIntent =>
  LIBRARY_INTENTS.some((one) => one === intent);

export const isConversationIntent = (intent: Intent): intent is ConversationIntent =>
  CONVERSATION_INTENTS.some((one) => one === intent);

/** All intents of a message, most likely first. */
export function detectIntents(message: string, language: Language): DetectedIntent[] {
  const text = message.normalize('NFKC').replace(/[’‘]/g, "'").toLowerCase();
  return PATTERNS[language].flatMap(([intent, pattern]) => {
    const found = pattern.exec(text);
    return found === null ? [] : [{ intent, phrase: found[0] }];
  });
}
