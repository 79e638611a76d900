import type { Language } from '@huoban/contracts';
import type { Turn } from '../../../reply-provider';
import { detectIntents, type Intent } from '../intents/intent';
import { readFeeling } from '../message/feeling';
import { detectLanguage } from '../normalize-text';
import type { Understanding } from '../question';

/** Most messages that may tell more of the same before a mood is over. */
const MAX_BACK = 3;
/** Similarity to an example from which a message means the same. */
const MIN_SIMILARITY = 0.55;

/** The intents of the visitor's last message that has any, by patterns and by the nearest example. */
export function readMoods(
  earlier: Turn[],
  page: Language,
  findExample: Understanding['findExample'],
): Intent[] {
  const said = earlier.flatMap(({ sender, text }) => (sender === 'user' ? [text] : []));
  for (const text of said.slice(-MAX_BACK).reverse()) {
    const language = detectLanguage(text, page);
    const feeling = readFeeling(text, language);
    if (feeling === 'happy') return [feeling];
    const intents = detectIntents(text, language).map(({ intent }) => intent);
    const nearest = findExample(text, language);
    if (nearest !== undefined && nearest.similarity >= MIN_SIMILARITY && 'intent' in nearest.value)
      intents.push(nearest.value.intent);
    if (intents.length === 0 && feeling !== undefined) return [feeling];
    if (intents.length > 0) return intents;
  }
  return [];
}
