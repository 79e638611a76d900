import type { GameFile } from '../../../../content/content-schema';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

/** A draft for each sentence of an article. */
export const quoteEach = (
  sentences: string[],
  game: GameFile,
  { language }: ReplyContext,
): ReplyDraft[] =>
  sentences.map((text) => ({
    key: 'tip',
    values: { title: game.title[language], text },
    fact: text,
  }));
