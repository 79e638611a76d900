import type { Language } from '@huoban/contracts';
import { foldText } from '../replies/persona/understanding/fold-text';
import { isOfKind, type Memory } from './memory';
import { PATTERNS } from './reading/read-statements';
import { contains, readTopicWords } from './topic-words';

/** Memories that answer a question about the visitor. */
export interface Recalled {
  /** `all`: the question asks for everything. */
  subject: Memory['kind'] | 'all';
  /** The most fitting ones; only `all` may be empty. */
  memories: Memory[];
}

export interface RecallQuestion {
  text: string;
  language: Language;
  /** The whole message shows that it asks for what the visitor stated, whatever its words. */
  isQuestionForOwnWords?: boolean;
  /** Further words, with others for the same. */
  terms: { text: string; synonyms: string[] }[];
}

const LISTED: Memory['kind'][] = ['like', 'dislike', 'game', 'platform'];

const newestFirst = (memories: Memory[]): Memory[] =>
  [...memories].sort((a, b) => b.statedAt.getTime() - a.statedAt.getTime());

/** Shared words that outweigh the kind of memory that a question asks for. */
const MIN_CERTAIN = 2;

/** Words of questions and statements about a name, and about an age. */
const ASPECTS = [
  {
    question: /叫|名字|\b(?:called|named|name)\b|名前/iu,
    stated: /叫|名字|\b(?:called|named|name)\b|名前/iu,
  },
  {
    question: /多大|几岁|\bhow old\b|何歳|いくつ/iu,
    stated: /岁|个月|\bis \d+\b|\bturn(?:s|ed)\b|歳|才|月$/iu,
  },
];
const ASPECT_WORTH = 0.5;

/** What visitors call a pet or a child without saying which, and the facts about one. */
const LITTLE_ONE = /うちの子|[我咱]家(?:宝贝|小家伙|毛孩子)|\bmy little (?:one|guy|girl)\b/iu;
const OF_LITTLE_ONE =
  /^my (?:猫|狗|兔子|仓鼠|宠物|女儿|儿子|孩子|dog|cat|puppy|kitten|rabbit|hamster|son|daughter|kid|baby|犬|うさぎ|ハムスター|インコ|文鳥|ペット|娘|息子|子ども)/u;

/** Whether a memory tells the name or the age that is asked for: of two about a dog, the one with its name. */
const tellsAspect = (question: string, stated: string): boolean =>
  ASPECTS.some((aspect) => aspect.question.test(question) && aspect.stated.test(stated));

export interface Found {
  memory: Memory;
  /** Number of shared words; single characters count less. */
  score: number;
}

/** Memories other than moods, which are of their time, that share most words with the question, the newest first. */
function findByWords(memories: Memory[], { text, terms, language }: RecallQuestion): Found[] {
  const words = new Map(readTopicWords(text, language).map((word) => [word, [] as string[]]));
  for (const term of terms) words.set(term.text, term.synonyms);
  const scored = newestFirst(memories)
    .filter(({ kind }) => kind !== 'mood')
    .map((memory) => {
      const folded = foldText(memory.text, language);
      const shared = [...words].filter(
        ([word, synonyms]) =>
          contains(memory, word) || synonyms.some((one) => folded.includes(one)),
      );
      const score = shared.reduce((sum, [word]) => sum + (word.trim().length > 1 ? 1 : 0.7), 0);
      const isAspect = score > 0 && tellsAspect(text, memory.text);
      return { memory, score: isAspect ? score + ASPECT_WORTH : score };
    })
    .filter(({ score }) => score > 0);
  const most = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === most);
}

/** The memory that shares most words with a message, whatever it asks. */
export const findShared = (memories: Memory[], question: RecallQuestion): Found | undefined =>
  findByWords(memories, question)[0];

/** A question without “I” that only what was stated can answer: “bet you forgot what they're called”. */
const CHALLENGE =
  /\b(?:bet you|you) (?:forgot|don't remember|can't remember)\b|\b(?:what(?:'s| is| was| were| are) (?:his|her|their|its) names?|what (?:(?:he|she|it|they)(?:'s|'re| is| are)|(?:is|are) (?:he|she|it|they)) called|(?:his|her|their|its) names? again)\b|(?:它|他|她)们?(?:叫|的?名字).{0,3}(?:什么|啥)|(?:あの子|その子|あいつ)(?:ら|たち)?の名前/iu;
/** Memories about a being with a name. */
const OF_BEING =
  /猫|狗|兔|鼠|鹦鹉|鸟|龟|鱼|宠物|女儿|儿子|孩子|\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|bunn(?:y|ies)|hamsters?|parrots?|budgies?|birds?|fish|goldfish|turtles?|tortoises?|pets?|ferrets?|hens?|chickens?|horses?|gecko|daughters?|sons?|kids?|twins|bab(?:y|ies)|sisters?|brothers?)\b|犬|うさぎ|ハムスター|インコ|文鳥|亀|カメ|金魚|ペット|娘|息子|子ども/iu;

/** Finds what the visitor stated; `undefined` when the question is about something else or nothing was stated. */
export function recall(memories: Memory[], question: RecallQuestion): Recalled | undefined {
  const { text, language } = question;
  const patterns = PATTERNS[language];
  if (patterns.asksAll.test(text))
    return { subject: 'all', memories: newestFirst(memories).slice(0, 6) };
  const requested = patterns.asks.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));
  if (requested.length === 0 && CHALLENGE.test(text)) {
    const being = newestFirst(memories).find(
      (one) => one.kind === 'fact' && OF_BEING.test(one.text),
    );
    if (being !== undefined) return { subject: 'fact', memories: [being] };
  }
  if (
    requested.length === 0 &&
    question.isQuestionForOwnWords !== true &&
    !patterns.asksSelf.test(text)
  )
    return undefined;
  const byWords = findByWords(memories, question);
  const [best] = byWords;
  for (const one of requested) {
    const ofKind = newestFirst(memories.filter((memory) => isOfKind(memory, one)));
    const [first] = ofKind;
    if (first === undefined) continue;
    // “My favourite colour” is a statement of its own among all likes.
    if (best?.memory.kind === 'fact' && best.score >= MIN_CERTAIN && !ofKind.includes(best.memory))
      return { subject: 'fact', memories: [best.memory] };
    if (LISTED.includes(first.kind)) return { subject: first.kind, memories: ofKind.slice(0, 6) };
    const narrowed = byWords.find(({ memory }) => ofKind.includes(memory))?.memory;
    return { subject: first.kind, memories: [narrowed ?? first] };
  }
  if (best !== undefined) return { subject: best.memory.kind, memories: [best.memory] };
  const ofOne = LITTLE_ONE.test(text)
    ? newestFirst(memories).find(({ slot }) => OF_LITTLE_ONE.test(slot))
    : undefined;
  return ofOne && { subject: ofOne.kind, memories: [ofOne] };
}

/** Whether a question asks for something of its own kind, such as a birthday or a job. */
export const asksForKind = ({
  text,
  language,
}: Pick<RecallQuestion, 'text' | 'language'>): boolean =>
  PATTERNS[language].asks.some(([, pattern]) => pattern.test(text));

/** What answers each part of a question that asks for several kinds: “my name, and what do I play on?” */
export function recallEach(memories: Memory[], question: RecallQuestion): Recalled[] {
  const first = recall(memories, question);
  if (first === undefined) return [];
  if (first.subject === 'all') return [first];
  const requested = PATTERNS[question.language].asks.filter(([, pattern]) =>
    pattern.test(question.text),
  );
  const others = requested.flatMap(([kind]): Recalled[] => {
    const of = newestFirst(memories).filter(
      (one) => isOfKind(one, kind) && !first.memories.includes(one),
    );
    const [newest] = of;
    if (newest === undefined || newest.kind === first.subject) return [];
    return [
      { subject: newest.kind, memories: LISTED.includes(newest.kind) ? of.slice(0, 6) : [newest] },
    ];
  });
  return [first, ...others.slice(0, 1)];
}
