import type { Language } from '@huoban/contracts';
import { ENGLISH } from './english';
import { CHINESE } from './chinese';
import { JAPANESE } from './japanese';
import { normalizeCharacters } from '../normalize-text';

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

const OPEN_INTENTS = [
  'activities',
  'stories',
  'recommend',
  'newest',
  'oldest',
  'longest',
  'shortest',
  'popular',
  'howManyGames',
] as const;
/** Intents that need no subject. */
export type OpenIntent = (typeof OPEN_INTENTS)[number];

/** Questions about the partner and small talk, each with a wording of its own. */
export const WORDED_INTENTS = [
  'human',
  'model',
  'maker',
  'feelings',
  'senses',
  'always',
  'chat',
  'longTime',
  'home',
  'pet',
  'choice',
  'nickname',
  'snow',
  'family',
  'listen',
  'luck',
  'scared',
  'wishYou',
  'because',
  'whatIf',
  'newSubject',
  'cheer',
  'advice',
  'reassure',
  'guess',
  'romance',
  'body',
  'jailbreak',
  'today',
  'clock',
  'birthday',
  'rain',
  'heat',
  'brb',
  'will',
  'understand',
  'task',
  'plans',
  'weather',
  'food',
  'angry',
  'happy',
  'lonely',
  'work',
  'sick',
  'visitorName',
  'visitorUnknown',
  'agree',
  'confused',
  'repeating',
  'taste',
  'secret',
  'holiday',
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
] as const;
const CONVERSATION_INTENTS = [...WORDED_INTENTS, 'crisis', 'another', 'yes', 'tellMe'] as const;
/** Questions about the partner and small talk. */
export type ConversationIntent = (typeof CONVERSATION_INTENTS)[number];

/** Intents that examples of `examples.json` may have. */
export const EXAMPLE_INTENTS = [
  ...LIBRARY_INTENTS,
  ...OPEN_INTENTS,
  ...CONVERSATION_INTENTS,
  'unknowable',
] as const;

/** `unknowable`: the content has no answer. */
export type Intent = (typeof EXAMPLE_INTENTS)[number];

/** By precedence. */
export type IntentPatterns = [intent: Intent, pattern: RegExp][];

const PATTERNS: Record<Language, IntentPatterns> = { zh: CHINESE, en: ENGLISH, ja: JAPANESE };

export interface DetectedIntent {
  intent: Intent;
  /** The matched text. */
  phrase: string;
  /** What the phrase is about: the rain of “do you like the rain”. */
  about?: string;
}

/** Requests that no text of the content answers. */
export const PLAIN_INTENTS: ConversationIntent[] = ['chat', 'task'];

/** Questions about the nature of the partner, which are always answered honestly, by precedence. */
export const IDENTITY_INTENTS: ConversationIntent[] = [
  'model',
  'maker',
  'feelings',
  'human',
  'senses',
  'always',
];
export const isIdentityIntent = ({ intent }: DetectedIntent): boolean =>
  IDENTITY_INTENTS.some((one) => one === intent);

/** Intents that name nothing in particular; what is specific takes precedence over them. */
export const GENERAL_INTENTS: Intent[] = ['what', 'opinion', 'tips', 'howTo'];

export const isLibraryIntent = (intent: Intent): intent is LibraryIntent =>
  LIBRARY_INTENTS.some((one) => one === intent);

export const isConversationIntent = (intent: Intent): intent is ConversationIntent =>
  CONVERSATION_INTENTS.some((one) => one === intent);

/** All intents of a message, most likely first. */
export function detectIntents(message: string, language: Language): DetectedIntent[] {
  const written = normalizeCharacters(message);
  const text = written.toLowerCase();
  return PATTERNS[language].flatMap(([intent, pattern]) => {
    const found = pattern.exec(text);
    if (found === null) return [];
    // Groups of other alternatives are undefined.
    const parts: (string | undefined)[] = Object.values(found.groups ?? {});
    const part = parts.find((one) => one !== undefined);
    if (part === undefined) return [{ intent, phrase: found[0] }];
    const at = text.indexOf(part, found.index);
    return [{ intent, phrase: found[0], about: written.slice(at, at + part.length).trim() }];
  });
}
