import type { Content } from '../../../content/read-content';
import { createMentionFinder } from '../understanding/mentions';
import type { Understanding } from '../understanding/question';
import { createThesaurus } from '../understanding/terms';
import type { PersonaTexts } from '../wording/persona-texts';
import { createSentenceIndex, type SentenceIndex } from './sentence-index';
import { runInSlices, type SlicedWork } from './time-slices';
import { createKnowledgeBase, type KnowledgeBase } from './knowledge-base';

/** Indexes of the content, shared by all providers. */
export interface Knowledge {
  base: KnowledgeBase;
  sentences: SentenceIndex;
  understanding: Understanding;
}

type KnowledgeTexts = Pick<PersonaTexts, 'help' | 'synonyms'>;

function* buildKnowledge(
  content: Content,
  { help, synonyms }: KnowledgeTexts,
): SlicedWork<Knowledge> {
  const base = createKnowledgeBase(content);
  yield;
  const sentences = yield* createSentenceIndex(base, help);
  const findMentions = yield* createMentionFinder(base);
  return { base, sentences, understanding: { findMentions, thesaurus: createThesaurus(synonyms) } };
}

/** Builds the indexes in slices, so that the event loop is not blocked. */
export const createKnowledge = (content: Content, texts: KnowledgeTexts): Promise<Knowledge> =>
  runInSlices(buildKnowledge(content, texts));
