import type { Content } from '../../content/read-content';
import { createMentions, type Mention } from './mentions';
import { createSentences, type Sentences } from './sentences';
import { createWorld, type World } from './world';

/** The content folder made ready for questions; made once, used by every provider. */
export interface Knowledge {
  world: World;
  sentences: Sentences;
  findMentions: (text: string) => Mention[];
}

export const createKnowledge = (content: Content): Knowledge => {
  const world = createWorld(content);
  return { world, sentences: createSentences(world), findMentions: createMentions(world) };
};
