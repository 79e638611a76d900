import { createHash } from 'node:crypto';
import { rememberLines, statedBefore, withoutForgotten } from '../../memory/public';
import { createTurns } from '../turns';
import { ReplyFailed, type ReplyProvider, type ReplyRequest, type Turn } from '../reply-provider';
import type { ReplyContext } from './answers/reply-draft';
import {
  chooseByWeights,
  chooseDrafts,
  type ChooseCandidate,
} from './answers/choice/choose-drafts';
import { draftBoth } from './answers/talk/double-drafts';
import { findQuotedHelp } from './answers/talk/quoted';
import { composeReply } from './wording/compose-reply';
import { draftReplies } from './answers/choice/draft-replies';
import type { Knowledge } from './knowledge/knowledge';
import { createMemoryIntents } from './understanding/classifier/memory-intent';
import { streamText } from './wording/stream-text';
import { readGameRequest } from './understanding/requests/game-request';
import { readQuestion } from './understanding/question';

export interface PersonaOptions {
  /** May still be pending at the first request. */
  knowledge: () => Promise<Knowledge>;
  /** Delay between two chunks of a reply; 0 sends it at once. */
  paceMs: number;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Instead of the choice by learnt weights. */
  choose?: ChooseCandidate | undefined;
}

const hashSeed = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE();

/**
 * Rule-based replies from the content: partners, library, activities and stories. Works offline, admits what it does not
 * know and avoids repeated wording.
 */
export function createPersona({ knowledge, paceMs, now, choose }: PersonaOptions): ReplyProvider {
  const createReply = async ({
    characterId,
    language,
    turns: written,
    memories: stored,
    played = [],
  }: ReplyRequest): Promise<string> => {
    const { base, texts, sentences, understanding, correct, load } = await knowledge();
    await load(language);
    const turns = written.map((turn) =>
      turn.sender === 'user' && language === 'en' ? { ...turn, text: correct(turn.text) } : turn,
    );
    const partner = base.content.characters.find(({ id }) => id === characterId);
    if (partner === undefined) throw new ReplyFailed(`no partner has the id ${characterId}`);
    const previousReplies = turns.flatMap(({ sender, text }) =>
      sender === 'character' ? [text] : [],
    );
    const intentOf = createMemoryIntents(understanding.classifiers);
    const earlierLines = withoutForgotten(
      // Their words are quoted, with their mistakes.
      written.slice(0, -1).flatMap(({ sender, text }) => (sender === 'user' ? [text] : [])),
      language,
      intentOf,
    );
    const memories = stored ?? rememberLines(earlierLines, language, intentOf);
    const quotedHelp = findQuotedHelp(texts.help, previousReplies.at(-1) ?? '', language);
    const read = (said: Turn[], original = said.at(-1)?.text ?? ''): ReplyContext => {
      const question = readQuestion(said, language, partner, understanding);
      return {
        base,
        sentences,
        texts,
        partner,
        language,
        question,
        written: original,
        request: readGameRequest([...statedBefore(memories, language), ...said], language, {
          moods: texts.moods,
          now: now(),
        }),
        earlierLines,
        classify: (text) => understanding.classifiers.messages(text, language),
        intentOf,
        memories,
        played,
        previousReplies,
        quotedHelp,
        seed: hashSeed(`${partner.slug}\n${previousReplies.length}\n${question.text}`),
        now: now(),
      };
    };
    const context = read(turns, written.at(-1)?.text);
    const drafts = draftReplies(context);
    const readParts = (parts: string[]) =>
      read([...turns.slice(0, -1), ...parts.map((text): Turn => ({ sender: 'user', text }))]);
    const both = draftBoth(context, drafts, readParts, draftReplies);
    if (both === undefined) {
      const chosen = chooseDrafts(drafts, context, choose ?? chooseByWeights(texts.choiceWeights));
      return composeReply(chosen, context);
    }
    const first = composeReply(both.first.drafts, both.first.context);
    const second = composeReply(both.second.drafts, {
      ...both.second.context,
      previousReplies: [...previousReplies, first],
    });
    return [first, second].join(language === 'en' ? ' ' : '');
  };

  const takeTurn = createTurns();

  return {
    name: 'persona',
    async *reply(request) {
      const text = await takeTurn(() => (request.signal.aborted ? '' : createReply(request)));
      yield* streamText(text, { paceMs, signal: request.signal });
    },
  };
}
