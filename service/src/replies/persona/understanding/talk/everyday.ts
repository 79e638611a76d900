import type { Language } from '@huoban/contracts';
import type { Turn } from '../../../reply-provider';
import type { SlicedWork } from '../../../../process/time-slices';
import type { PersonaTexts } from '../../wording/persona-texts';
import type { NearestExample } from '../examples';
import { detectIntents, isConversationIntent, type Intent } from '../intents/intent';
import { readDiscourse } from '../message/discourse';
import { detectLanguage } from '../normalize-text';
import { hasQuestionForm } from '../message/form';
import type { Meaning, Understanding } from '../question';
import {
  createTopicIndex,
  type RankedTopic,
  type ReadTraits,
  type TopicExample,
} from './topic-index';

/** Finds the topic whose examples a message resembles most, in a talk about another topic or intent. */
export type FindEveryday = (
  text: string,
  language: Language,
  talkedOf?: string,
) => NearestExample<string> | undefined;

/** The same in one language. */
type FindTopic = (text: string, talkedOf?: string) => NearestExample<string> | undefined;

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
/** Similarity of the few words that only continue a talk: “really?”, not “really tired”. */
export const MIN_CONTINUING = 0.85;
/** Lead that a topic needs over one of the area of life that the talk is about. */
const LEAD_OVER_TALK = 0.08;
/** From this similarity the words are those of an example. */
const SURELY_SIMILAR = 0.85;
/**
 * Worth of a similarity by the lead over the next topic of another area: of messages of a held-out eighth, a topic with a small lead was
 * right for one in four, with a large one for two in three, however similar they were.
 */
const WORTH_OF_LEAD = [
  { below: 0.1, worth: 0.78 },
  { below: 0.2, worth: 0.92 },
];
/** A large lead makes up for less similarity in what is no question. */
const LARGE_LEAD = { lead: 0.3, similarity: 0.42, worth: 0.57 };

function weighLead(similarity: number, lead: number, text: string): number {
  if (similarity >= SURELY_SIMILAR) return similarity;
  const { worth = 1 } = WORTH_OF_LEAD.find(({ below }) => lead < below) ?? {};
  const isClear = lead >= LARGE_LEAD.lead && similarity >= LARGE_LEAD.similarity;
  return isClear && !hasQuestionForm(text)
    ? Math.max(similarity, LARGE_LEAD.worth)
    : similarity * worth;
}

/** The message is an example, whatever else it resembles. */
const SAME = 0.99;
const isSame = ({ similarity }: RankedTopic): boolean => similarity >= SAME;

/** A message as compared with examples that it may equal: “it's so cold” is not “I have a cold”. */
const spell = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/[\p{P}\p{S}\s]+$/u, '');

type Topics = Pick<PersonaTexts, 'everyday'>['everyday'];

/** The topic that fits best; among nearly equal ones, one of the area of the talk. */
function chooseTopic(
  text: string,
  ranked: RankedTopic[],
  everyday: Topics,
  talkedOf: string | undefined,
): NearestExample<string> | undefined {
  const area = everyday[talkedOf ?? '']?.area;
  const scored = ranked
    .filter(
      ({ topic, similarity }) =>
        everyday[topic]?.continues === undefined || similarity >= MIN_CONTINUING,
    )
    .map((one) => ({
      ...one,
      score: one.score + (everyday[one.topic]?.area === area ? LEAD_OVER_TALK : 0),
    }))
    .sort((a, b) => Number(isSame(b)) - Number(isSame(a)) || b.score - a.score);
  const [best] = scored;
  if (best === undefined) return undefined;
  // Topics of one area, such as two about being alone, answer each other's messages better than nothing does.
  const next = scored.find(({ topic }) => everyday[topic]?.area !== everyday[best.topic]?.area);
  const similarity = weighLead(best.similarity, best.score - (next?.score ?? 0), text);
  return { value: best.topic, similarity };
}

/** The examples of each topic. */
export type TopicExamples = ReadonlyMap<string, TopicExample[]>;

const TOPICS_PER_SLICE = 20;

/** Reads the examples of all topics in one language. */
export function* readTopics(
  everyday: Topics,
  language: Language,
  readTraits: ReadTraits,
): SlicedWork<TopicExamples> {
  const topics = new Map<string, TopicExample[]>();
  for (const [topic, { examples }] of Object.entries(everyday)) {
    const texts = examples?.[language] ?? [];
    topics.set(
      topic,
      texts.map((text) => ({ topic, ...readTraits(text) })),
    );
    if (topics.size % TOPICS_PER_SLICE === 0) yield;
  }
  return topics;
}

/** The topics that have each example, by its spelling. */
function collectSpellings(everyday: Topics, language: Language): Map<string, Set<string>> {
  const exact = new Map<string, Set<string>>();
  for (const [topic, { examples }] of Object.entries(everyday))
    for (const text of examples?.[language] ?? []) {
      const spelling = spell(text);
      exact.set(spelling, (exact.get(spelling) ?? new Set()).add(topic));
    }
  return exact;
}

/** The topics that may follow each topic, and those that follow none. */
function topicsAfter(everyday: Topics): Map<string | undefined, string[]> {
  const after = new Map<string | undefined, string[]>([[undefined, []]]);
  for (const [topic, { follows }] of Object.entries(everyday))
    for (const before of follows.length === 0 ? [undefined] : new Set(follows)) {
      const others = after.get(before);
      if (others) others.push(topic);
      else after.set(before, [topic]);
    }
  return after;
}

export function* createEverydayFinder(
  everyday: Topics,
  examples: TopicExamples,
  language: Language,
  readTraits: ReadTraits,
): SlicedWork<FindTopic> {
  const indexes = new Map<string | undefined, (text: string) => RankedTopic[]>();
  // Many topics are followed by the same ones.
  const ofTopics = new Map<string, (text: string) => RankedTopic[]>();
  const exact = collectSpellings(everyday, language);
  for (const [before, topics] of topicsAfter(everyday)) {
    const names = topics.join();
    const known = ofTopics.get(names);
    if (known !== undefined) {
      indexes.set(before, known);
      continue;
    }
    const index = createTopicIndex(
      topics.flatMap((topic) => examples.get(topic) ?? []),
      readTraits,
    );
    ofTopics.set(names, index);
    indexes.set(before, index);
    yield;
  }
  return (text, talkedOf) => {
    const same = exact.get(spell(text)) ?? new Set();
    const rank = (before: string | undefined) => {
      const ranked = indexes.get(before)?.(text) ?? [];
      const equal = ranked.filter(({ topic }) => same.has(topic));
      return chooseTopic(text, equal.length > 0 ? equal : ranked, everyday, talkedOf);
    };
    const following = talkedOf === undefined ? undefined : rank(talkedOf);
    if (following !== undefined && following.similarity >= MIN_EVERYDAY_SIMILARITY)
      return following;
    return rank(undefined);
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
