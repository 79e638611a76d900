import type { Language } from '@huoban/contracts';
import type { GameFile } from '../../../../content/content-schema';
import { sessionMinutes } from '../../knowledge/game-facts';
import { splitSentences } from '../../../../content/split-sentences';
import { foldText } from '../../understanding/fold-text';
import { containsTerm } from '../../understanding/terms';
import { admitUnknown } from '../unknown-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { quoteEach } from './quote-each';

export type Patterns = Record<Language, RegExp>;

/** “About nine hours”: an exact number is part of a story. */
const HOURS: Patterns = {
  zh: /(?:约|大概)[^，。]{0,8}小时|小时(?:左右|上下)/u,
  en: /\b(?:about|around|roughly) (?:\w+ ){1,3}hours\b|\bhours or so\b/iu,
  ja: /(?:約|およそ|だいたい)[^、。]{0,6}時間|時間(?:ほど|くらい|ぐらい)/u,
};

export const articleSentences = ({ article }: GameFile, language: Language): string[] =>
  article.flatMap(({ body }) => splitSentences(body[language], language));

/** What the article says in sentences of a kind, or that this is not known. */
export function draftFromArticle(
  game: GameFile,
  kind: Patterns,
  context: ReplyContext,
  otherwise?: Patterns,
): ReplyDraft[] {
  const { language } = context;
  const { terms } = context.question;
  const countTerms = (text: string) => {
    const folded = foldText(text, language);
    return terms.filter((term) => containsTerm(folded, term)).length;
  };
  const sentences = articleSentences(game, language)
    .filter((sentence) => kind[language].test(sentence))
    .sort((a, b) => countTerms(b) - countTerms(a));
  if (sentences.length > 0) return quoteEach(sentences, game, context);
  return otherwise === undefined
    ? admitUnknown(context, { kind: 'game', game })
    : draftFromArticle(game, otherwise, context);
}

/** Whether the texts tell how long one plays. */
export const tellsPlaytime = (game: GameFile, language: Language): boolean =>
  sessionMinutes(game) !== undefined ||
  game.article.some(({ body }) => HOURS[language].test(body[language]));

const HOURS_OR_MINUTES: Patterns = {
  zh: /分钟|小时|钟头/u,
  en: /\b(?:minutes?|hours?)\b/iu,
  ja: /[0-9〇一二三四五六七八九十半]分(?!の|目)|時間/u,
};

/** Whether a passage may tell how long something takes. */
export const tellsTime = (game: GameFile, language: Language): boolean =>
  articleSentences(game, language).some((sentence) => HOURS_OR_MINUTES[language].test(sentence));

/** How long one plays: a round, or the whole game. */
export function draftPlaytime(game: GameFile, context: ReplyContext): ReplyDraft[] {
  const minutes = sessionMinutes(game);
  const title = game.title[context.language];
  return minutes === undefined
    ? draftFromArticle(game, HOURS, context)
    : [{ key: 'session', values: { title, minutes: String(minutes) } }];
}
