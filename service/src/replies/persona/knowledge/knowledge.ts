import { LRUCache } from 'lru-cache';
import type { Language } from '@huoban/contracts';
import type { Content } from '../../../content/read-content';
import type { SubjectQuestions } from '../../../content/subject-questions';
import { createDescribed } from '../understanding/described';
import { createEverydayFinder, readTopics } from '../understanding/talk/everyday';
import { createHelpFinder } from '../understanding/talk/help-finder';
import { createExamples } from '../understanding/examples';
import { EXAMPLE_INTENTS } from '../understanding/intents/intent';
import { createMentionFinder } from '../understanding/mentions';
import type { Meaning, Understanding } from '../understanding/question';
import { createTraitsReader } from '../understanding/talk/topic-index';
import { createInside } from '../understanding/talk/inside';
import { createCorrector, type Correct } from '../understanding/message/typos';
import type { Classifiers } from '../understanding/classifier/classifiers';
import { createThesaurus } from '../understanding/terms';
import type { PersonaTexts } from '../wording/persona-texts';
import type { ReadVectors } from '../vectors/word-vectors';
import { byLanguage } from './by-language';
import { createSentenceIndex, type SentenceIndex } from './sentence-index';
import { runInSlices, type SlicedWork } from '../../../process/time-slices';
import { createKnowledgeBase, type KnowledgeBase } from './knowledge-base';

/** Indexes of the content, shared by all providers. */
export interface Knowledge {
  base: KnowledgeBase;
  texts: PersonaTexts;
  sentences: SentenceIndex;
  understanding: Understanding;
  /** Reads and indexes what only this language needs, with the first call. */
  load: (language: Language) => Promise<void>;
  /** Of English messages. */
  correct: Correct;
}

type KnowledgeTexts = Pick<
  PersonaTexts,
  'help' | 'synonyms' | 'examples' | 'everyday' | 'wordClasses'
>;

export interface KnowledgeSources {
  content: Content;
  questions: SubjectQuestions[];
  texts: PersonaTexts;
  classifiers: Classifiers;
  readVectors: ReadVectors;
}

/** Examples of all intents, and the ways to ask for help. */
function collectExamples({ help, examples }: KnowledgeTexts, language: Language) {
  const of = (value: Meaning, texts: string[]) => texts.map((text) => ({ text, value }));
  return [
    ...help.flatMap((section) => of({ help: section }, section.asks?.[language] ?? [])),
    ...EXAMPLE_INTENTS.flatMap((intent) => of({ intent }, examples[intent]?.[language] ?? [])),
  ];
}

/** English texts with the words that visitors write. */
const collectWritten = ({ content, questions, texts }: KnowledgeSources): string[] => [
  ...collectExamples(texts, 'en').map(({ text }) => text),
  ...Object.values(texts.everyday).flatMap(({ examples }) => examples?.en ?? []),
  ...questions.flatMap(({ en }) => en.flatMap(({ asks }) => asks)),
  ...[...content.games.map(({ title }) => title), ...content.entities.map(({ name }) => name)].map(
    ({ en }) => en,
  ),
];

/** Searches over the examples in one language. */
function* buildExamples(texts: KnowledgeTexts, language: Language) {
  const readTraits = createTraitsReader(texts.wordClasses, language);
  const topics = yield* readTopics(texts.everyday, language, readTraits);
  return {
    findExample: yield* createExamples(collectExamples(texts, language), language),
    findEveryday: yield* createEverydayFinder(texts.everyday, topics, language, readTraits),
    findHelp: yield* createHelpFinder(texts, topics, language, readTraits),
  };
}

const MAX_MEMOIZED = 200;

/** Keeps the last results, because each message is read again with every later one. */
function memoize<Parameters extends unknown[], Result>(
  compute: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const known = new LRUCache<string, { result: Result }>({ max: MAX_MEMOIZED });
  return (...parameters) => {
    const key = JSON.stringify(parameters);
    const found = known.get(key) ?? { result: compute(...parameters) };
    known.set(key, found);
    return found.result;
  };
}

function* buildKnowledge(sources: KnowledgeSources): SlicedWork<Knowledge> {
  const { content, questions, texts, classifiers, readVectors } = sources;
  const { help, synonyms } = texts;
  const base = createKnowledgeBase(content);
  yield;
  const sentences = createSentenceIndex(base, { help, questions }, readVectors);
  const findMentions = yield* createMentionFinder(base, help);
  const examples = byLanguage((language) => buildExamples(texts, language));
  return {
    base,
    texts,
    sentences,
    load: async (language) => {
      await Promise.all([
        sentences.load(language),
        examples.load(language),
        classifiers.load(language),
      ]);
    },
    understanding: {
      classifiers,
      findMentions,
      findDescribed: createDescribed(base),
      findInside: createInside(base),
      thesaurus: createThesaurus(synonyms),
      findExample: memoize((text: string, language: Language) =>
        examples.of(language).findExample(text),
      ),
      findEveryday: memoize((text: string, language: Language, talkedOf?: string) =>
        examples.of(language).findEveryday(text, talkedOf),
      ),
      findHelp: (text, language) => examples.of(language).findHelp(text),
      continues: (topic) => {
        const said = texts.everyday[topic];
        return said?.continues !== undefined || (said?.follows ?? []).length > 0;
      },
    },
    correct: createCorrector(collectWritten(sources), (word) => sentences.isWord(word, 'en')),
  };
}

/** Builds the indexes in slices, so that the event loop is not blocked. */
export const createKnowledge = (sources: KnowledgeSources): Promise<Knowledge> =>
  runInSlices(buildKnowledge(sources));
