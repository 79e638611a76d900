import { GENERAL_INTENTS, isConversationIntent, type DetectedIntent } from './intent';
import type { Mention } from '../mentions';
import { normalizeText } from '../normalize-text';
import { toLowerText } from '../message/with-example';

/** Removes general phrases (“what is”, “tell me about”) and greetings, which carry no content. */
export const withoutGeneralIntents = (text: string, intents: DetectedIntent[]): string =>
  intents
    .filter(({ intent }) => intent === 'greeting' || GENERAL_INTENTS.includes(intent))
    .reduce((rest, { phrase }) => rest.replace(phrase, ' '), toLowerText(text));

/** Removes partial names that equal an intent phrase: “平台” asks for platforms, not for an entity with that suffix. */
export const withoutIntentPhrases = (mentions: Mention[], intents: DetectedIntent[]): Mention[] =>
  mentions.filter(
    ({ by, text }) =>
      by !== 'part' || !intents.some(({ phrase }) => normalizeText(phrase) === text.toLowerCase()),
  );

/** A name that begins with as many of the last characters of a phrase was cut out of it. */
const SHARED_CHARACTERS = 2;

/** Removes names that are only part of small talk, such as a greeting that is also a name. */
export function withoutSmallTalkNames(
  mentions: Mention[],
  intents: DetectedIntent[],
  remainder: string,
): Mention[] {
  if (intents.some(({ intent }) => !isConversationIntent(intent))) return mentions;
  const phrases = intents.map(({ phrase }) => normalizeText(phrase));
  return mentions.filter(({ by, text }) => {
    const name = text.toLowerCase();
    // 「すみ先生」 of 「おやすみ先生」 resembles the name of an entity.
    if (
      by === 'similar' &&
      phrases.some((phrase) => phrase.endsWith(name.slice(0, SHARED_CHARACTERS)))
    )
      return false;
    return remainder.length > 1 || !phrases.some((phrase) => phrase.includes(name));
  });
}
