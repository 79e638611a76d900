import { LANGUAGES, type Language } from '@huoban/contracts';
import type { Turn } from '../../../reply-provider';
import type { SlicedWork } from '../../knowledge/time-slices';
import type { PersonaTexts } from '../../wording/persona-texts';
import { createExamples, type NearestExample } from '../examples';
import { detectIntents, isConversationIntent, type Intent } from '../intents/intent';
import { readDiscourse } from '../message/discourse';
import { detectLanguage } from '../normalize-text';
import type { Meaning, Understanding } from '../question';
import { createClassMarks } from './word-classes';
import { essenceOf } from './essence';

/** Finds the topic whose examples a message resembles most, in a talk about another topic or intent. */
export type FindEveryday = (
  text: string,
  language: Language,
  talkedOf?: string,
) => NearestExample<string> | undefined;

/** Similarity from which a message is everyday talk. */
export const MIN_EVERYDAY_SIMILARITY = 0.55;
/** A topic says more than an intent such as “sad”, also when it is a little less similar. */
const LEAST_OF_INTENT = 0.85;
/** Intents that a topic must not replace: dangers, and what the partner is. */
export const EXACT_INTENTS: Intent[] = [
  'crisis',
  'human',
  'model',
  'maker',
  'feelings',
  'body',
  'ability',
  'jailbreak',
];
/** Earlier messages that are read for what the talk is about. */
const MAX_BACK = 4;

export function* createEverydayFinder({
  everyday,
  wordClasses,
}: Pick<PersonaTexts, 'everyday' | 'wordClasses'>): SlicedWork<FindEveryday> {
  const finders = new Map<string, (text: string) => NearestExample<string> | undefined>();
  const followed = new Set(Object.values(everyday).flatMap(({ follows }) => follows));
  for (const language of LANGUAGES) {
    const mark = createClassMarks(wordClasses, language);
    const simplify = (text: string) => mark(essenceOf(text, language));
    for (const before of [undefined, ...followed]) {
      const topics = Object.entries(everyday).filter(([, { follows }]) =>
        before === undefined ? follows.length === 0 : follows.includes(before),
      );
      const examples = topics.flatMap(([value, topic]) =>
        (topic.examples?.[language] ?? []).map((text) => ({ text, value })),
      );
      finders.set(`${language} ${before}`, createExamples(examples, language, simplify));
      yield;
    }
  }
  return (text, language, talkedOf) => {
    const following = finders.get(`${language} ${talkedOf}`)?.(text);
    if (following !== undefined && following.similarity >= MIN_EVERYDAY_SIMILARITY)
      return following;
    return finders.get(`${language} undefined`)?.(text);
  };
}

/** The topic of a message, unless it resembles examples of something else more. */
export function readEveryday(
  text: string,
  language: Language,
  likely: NearestExample<Meaning> | undefined,
  find: FindEveryday,
  talkedOf?: string,
): NearestExample<string> | undefined {
  const found = find(text, language, talkedOf);
  if (found === undefined || likely === undefined) return found;
  const { value, similarity } = likely;
  const isGeneral =
    'intent' in value &&
    isConversationIntent(value.intent) &&
    !EXACT_INTENTS.includes(value.intent);
  return found.similarity >= similarity * (isGeneral ? LEAST_OF_INTENT : 1) ? found : undefined;
}

/** The topic of everyday talk, or the intent, that the visitor's last messages were about. */
export function readTalkedOf(
  earlier: Turn[],
  page: Language,
  { findExample, findEveryday, continues }: TalkUnderstanding,
): string | undefined {
  const said = earlier.flatMap(({ sender, text }) => (sender === 'user' ? [text] : []));
  let talkedOf: string | undefined;
  for (const written of said.slice(-MAX_BACK)) {
    const language = detectLanguage(written, page);
    const { text } = readDiscourse(written, language);
    const nearest = findExample(text, language);
    const everyday = readEveryday(text, language, nearest, findEveryday, talkedOf);
    const topic =
      everyday !== undefined && everyday.similarity >= MIN_EVERYDAY_SIMILARITY
        ? everyday.value
        : (intentOf(nearest) ?? detectIntents(text, language).map(({ intent }) => intent)[0]);
    if (topic !== undefined && !continues(topic)) talkedOf = topic;
  }
  return talkedOf;
}

type TalkUnderstanding = Pick<Understanding, 'findExample' | 'findEveryday' | 'continues'>;

/** An intent that a message surely has by its examples. */
const intentOf = (nearest: NearestExample<Meaning> | undefined): string | undefined =>
  nearest !== undefined &&
  nearest.similarity >= MIN_EVERYDAY_SIMILARITY &&
  'intent' in nearest.value
    ? nearest.value.intent
    : undefined;
