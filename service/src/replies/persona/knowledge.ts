import type { Content } from '../../content/read-content';
import { createMentions, type Mention } from './mentions';
import { createSentences, type Sentences } from './sentences';
import { inSlices, type Steps } from './steps';
import { createWorld, type World } from './world';

/** The content folder made ready for questions; made once, used by every provider. */
export interface Knowledge {
  world: World;
  sentences: Sentences;
  findMentions: (text: string) => Mention[];
}

function* steps(content: Content): Steps<Knowledge> {
  const world = createWorld(content);
  yield;
  const sentences = yield* createSentences(world);
  const findMentions = yield* createMentions(world);
  return { world, sentences, findMentions };
}

/** Makes the knowledge ready beside other work: no slice of it keeps the event loop for long. */
export const createKnowledge = (content: Content): Promise<Knowledge> => inSlices(steps(content));
