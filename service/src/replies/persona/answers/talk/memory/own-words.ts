import { isOfGame } from '../../../knowledge/knowledge-base';
import type { Language } from '@huoban/contracts';
import { asksForKind, statedText, statesRestriction } from '../../../../../memory/public';
import type { MessageClass } from '../../../understanding/classifier/message-classes';
import { isQuestion } from '../../../understanding/question';
import { MIN_EVERYDAY_SIMILARITY } from '../../../understanding/talk/everyday';
import type { ReplyContext, ReplyDraft } from '../../reply-draft';

/** The same for a question with words of an earlier line. */
const MIN_SHARE_WITH_WORDS = 0.2;
/** The same for an earlier line that tells something worth asking for. */
const MIN_SHARE_OF_LINE = 0.15;
const MAX_NOTED = 80;

const namesSubject = ({ question }: ReplyContext): boolean =>
  question.mentions.some(({ by }) => by !== 'part' && by !== 'reference');

const shareOf = (context: ReplyContext, kind: MessageClass): number =>
  namesSubject(context) ? 0 : (context.question.classes?.shareOf([kind]) ?? 0);

/** After a question about a game, “I get scared of heights” asks whether it is right for the visitor. */
const isInGameTalk = ({ question: { topic } }: ReplyContext): boolean => isOfGame(topic);

/** “Will you remember what I say?” asks how memory works. */
const OF_FUTURE =
  /会(?:不会|一直|永远)?记(?:得|住)|\b(?:will|would) you (?:\w+ )?(?:remember|forget)\b|覚えて(?:い)?てくれ/iu;

/** Whether a message asks for what the visitor said before, in whatever words: “which ear is the bad one again”. */
export const asksOwnWords = (context: ReplyContext): boolean =>
  !isInGameTalk(context) &&
  !OF_FUTURE.test(context.question.text) &&
  !context.question.namesPartner &&
  !namesSubject(context) &&
  context.intentOf(context.question.text, context.question.language) === 'ask';

/** Share from which a message asks for what was never stated. */
const MIN_SURE = 0.6;

/** Whether a message surely asks for what the visitor said before, even if nothing that was said answers it. */
export const surelyAsksOwnWords = (context: ReplyContext): boolean =>
  context.previousReplies.length > 1 && shareOf(context, 'memoryAsk') >= MIN_SURE;

/** Whether a message that has words of an earlier line asks for it. */
export const mayAskOwnWords = (context: ReplyContext): boolean =>
  !context.question.namesPartner && shareOf(context, 'memoryAsk') >= MIN_SHARE_WITH_WORDS;

/** Japanese leaves the person out. */
const SPEAKS_OF_SELF: Record<Language, RegExp> = {
  zh: /^(?!.*[?？吗]).*我/u,
  en: /^(?!.*\?).*\b(?:i|i'm|i've|my)\b/iu,
  ja: /私|僕|俺|わたし|ぼく|おれ|うち/u,
};

/** The line that most likely tells what the visitor wants to hear back, when no word is shared. */
export function findLikelyStatement({
  question,
  language,
  earlierLines,
  classify,
}: ReplyContext): string | undefined {
  if (asksForKind(question)) return undefined;
  const share = (line: string): number => classify(line)?.shareOf(['memoryTell']) ?? 0;
  const [best] = earlierLines
    .filter((line) => share(line) >= MIN_SHARE_OF_LINE)
    .sort((one, other) => share(other) - share(one));
  return best ?? earlierLines.findLast((line) => SPEAKS_OF_SELF[language].test(line));
}

/** “Because” in Japanese has the form of “why”: “アレルギーなんで”. */
const BECAUSE = /(?<=[\p{Script=Han}\p{Script=Katakana}ー])なんで/gu;

/** Acknowledges what a message tells so that it is known, in whatever words: “reds and greens are soup to me”. */
export function draftStatedToKnow(context: ReplyContext): ReplyDraft[] {
  const { question, language } = context;
  if (question.language !== language || /[?？]/u.test(question.text)) return [];
  const text = statedText(context.written, language);
  const asks = isQuestion({ text: question.text.replace(BECAUSE, '') });
  const isKnownTalk = (question.everyday?.similarity ?? 0) >= MIN_EVERYDAY_SIMILARITY;
  if (text.length > MAX_NOTED) return [];
  const intent = context.intentOf(question.text, language);
  const isRestriction = !asks && intent !== 'ask' && statesRestriction(question.text, language);
  const isStated =
    intent === 'tell' && !isInGameTalk(context) && !isKnownTalk && !namesSubject(context);
  return isRestriction || isStated ? [{ key: 'noted', values: { text } }] : [];
}
