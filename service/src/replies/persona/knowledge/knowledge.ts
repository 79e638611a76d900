import type { Content } from '../../../content/read-content';
import { createMentionFinder, type Mention } from '../understanding/mentions';
import { createSentenceIndex, type SentenceIndex } from './sentence-index';
import { runInSlices, type SlicedWork } from './time-slices';
import { createKnowledgeBase, type KnowledgeBase } from './knowledge-base';

/** Indexes of the content, shared by all providers. */
export interface Knowledge {
  base: KnowledgeBase;
  sentences: SentenceIndex;
  findMentions: (text: string) => Mention[];
}

function* buildKnowledge(content: Content): SlicedWork<Knowledge> {
  const base = createKnowledgeBase(content);
  yield;
  const sentences = yield* createSentenceIndex(base);
  const findMentions = yield* createMentionFinder(base);
  return { base, sentences, findMentions };
}

/** Builds the indexes in slices, so that the event loop is not blocked. */
export const createKnowledge = (content: Content): Promise<Knowledge> =>
  runInSlices(buildKnowledge(content));
