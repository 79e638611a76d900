import type { Language } from '@huoban/contracts';
import { type Subject, isOfGame } from '../../knowledge/knowledge-base';
import type { NearestExample } from '../examples';
import { GENERAL_INTENTS, isLibraryIntent, type DetectedIntent } from '../intents/intent';
import type { Meaning } from '../question';
import { normalizeCharacters } from '../normalize-text';

export const toLowerText = (text: string) => normalizeCharacters(text).toLowerCase();

/** Similarity from which a message asks for a fact without a pattern. */
const MIN_FACT_SIMILARITY = 0.6;

/** “Can my grandpa play?” in a talk about a game asks about this game. */
const ASKS_WHETHER_FITS: Record<Language, RegExp> = {
  zh: /(?:能|可以|会)(?:一起)?玩(?:吗|么|不)/u,
  en: /^(?:can|could|would|will) (?!you).{1,30}\b(?:play|manage|enjoy)\b(?! something| anything)/iu,
  ja: /(?:でも|には?)(?:楽しく)?(?:遊べ|でき|いけ|やれ|楽しめ)/u,
};

/** Adds the fact or list that an example asks for: “max players?”, “anything for my parents?” */
export function withExample(
  intents: DetectedIntent[],
  text: string,
  nearest: NearestExample<Meaning> | undefined,
  topic: Subject | undefined,
  language: Language,
): DetectedIntent[] {
  if (nearest === undefined || nearest.similarity < MIN_FACT_SIMILARITY) return intents;
  if (!('intent' in nearest.value)) return intents;
  // “Made by whom?” in a talk about a game asks for its makers.
  const asksMaker = nearest.value.intent === 'maker' && topic?.kind === 'game';
  const intent = asksMaker ? 'developer' : nearest.value.intent;
  // “Did they make anything else?” asks for more than “who made it?”
  if (intent === 'developer' && intents.some((one) => one.intent === 'sameStudio')) return intents;
  if (!isLibraryIntent(intent) && intent !== 'recommend') return intents;
  const isOfTopic = isOfGame(topic);
  if (intent === 'recommend' && isOfTopic && ASKS_WHETHER_FITS[language].test(text)) return intents;
  // “Any tips?” about a game of the talk is no request for another.
  if (intent === 'recommend' && isOfTopic && intents.some((one) => one.intent === 'tips'))
    return intents;
  // “And the white mask?” resembles “what about it?”, but names something of the topic.
  if (isOfTopic && GENERAL_INTENTS.includes(intent)) return intents;
  return intents.some((one) => one.intent === intent)
    ? intents
    : [{ intent, phrase: toLowerText(text) }, ...intents];
}
