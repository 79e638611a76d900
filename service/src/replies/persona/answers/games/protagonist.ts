import type { Language } from '@huoban/contracts';
import type { GameFile } from '../../../../content/content-schema';
import { splitSentences } from '../../../../content/split-sentences';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { quoteEach } from './quote-each';

type Patterns = Record<Language, RegExp>;

const PROTAGONIST: Patterns = {
  zh: /主角|主人公|扮演|(?:我|玩家)(?:是|演|当|操作)(?:的是)?(?:谁|什么|啥)/u,
  en: /\b(?:protagonist|main character|playing as|who (?:do|am|are) (?:i|you|we)|do (?:i|you|we) play(?: as)?\b.{0,12}$)/iu,
  ja: /主人公|プレイヤーは(?:誰|だれ|何)|(?:誰|だれ|何|なに)に(?:なる|なって)|(?:誰|だれ)を操作/u,
};
/** Articles address the one who plays. */
const PLAYER: Patterns = { zh: /你/u, en: /\byou\b/iu, ja: /あなた|プレイヤー/u };
/** “You are the new conductor” */
const PLAYS: Patterns = {
  zh: /你(?:是|扮演|当|作为)/u,
  en: /\byou (?:are|play|act as)\b|\byou['’]re\b|\bas (?:the|an?) [\w -]{3,24} you\b/iu,
  ja: /あなたは/u,
};

/** Whether a question about a game asks whom one plays. */
export const asksProtagonist = (text: string, language: Language): boolean =>
  PROTAGONIST[language].test(text);

/** The sentences of the summary that say whom one plays, or else those of the article. */
export function draftProtagonist(game: GameFile, context: ReplyContext): ReplyDraft[] {
  const { language } = context;
  const find = (text: string, pattern: RegExp) =>
    splitSentences(text, language).filter((sentence) => pattern.test(sentence));
  const summary = find(game.summary[language], PLAYER[language]);
  const sentences =
    summary.length > 0
      ? summary
      : game.article.flatMap(({ body }) => find(body[language], PLAYS[language]));
  return quoteEach(sentences, game, context);
}
