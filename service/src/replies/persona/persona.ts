import { createHash } from 'node:crypto';
import { ReplyFailed, type ReplyProvider, type ReplyRequest } from '../reply-provider';
import type { Asking } from './answer';
import { compose } from './compose';
import { decide } from './decide';
import type { Knowledge } from './knowledge';
import { inPieces } from './pieces';
import { readQuestion } from './question';
import type { Words } from './words';

export interface PersonaParts {
  /** Still being made when the first question comes. */
  knowledge: () => Promise<Knowledge>;
  words: Words;
  /** Milliseconds between two pieces of a reply; 0 says all at once. */
  paceMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
}

const seedOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/**
 * Partners that answer from what the content folder says: themselves, the library, activities and stories. They need no
 * network, say so when they do not know, and say nothing twice in the same words.
 */
export const createPersona = ({ knowledge, words, paceMs, now }: PersonaParts): ReplyProvider => {
  const say = async ({ characterId, language, turns }: ReplyRequest): Promise<string> => {
    const { world, sentences, findMentions } = await knowledge();
    const partner = world.content.characters.find(({ id }) => id === characterId);
    if (partner === undefined) throw new ReplyFailed(`no partner has the id ${characterId}`);
    const told = turns.flatMap(({ sender, text }) => (sender === 'character' ? [text] : []));
    const question = readQuestion(turns, language, partner, findMentions);
    const asking: Asking = {
      world,
      sentences,
      words,
      partner,
      language,
      question,
      told,
      seed: seedOf(`${partner.slug}\n${told.length}\n${question.text}`),
      now: now(),
    };
    return compose(decide(asking), asking);
  };

  return {
    name: 'persona',
    async *reply(request) {
      yield* inPieces(await say(request), { paceMs, signal: request.signal });
    },
  };
};
