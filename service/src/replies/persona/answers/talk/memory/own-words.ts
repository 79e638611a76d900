import { isOfGame } from '../../../knowledge/knowledge-base';
import type { Language } from '@huoban/contracts';
import { asksForKind, statesRestriction } from '../../../../../memory/public';
import type { MessageClass } from '../../../understanding/classifier/message-classes';
import { isQuestion } from '../../../understanding/question';
import { MIN_EVERYDAY_SIMILARITY } from '../../../understanding/talk/everyday';
import type { ReplyContext, ReplyDraft } from '../../reply-draft';

/** Share from which a message tells something to keep, or asks for what was said, whatever its words. */
const MIN_SHARE = 0.6;
/** The same for a question with words of an earlier line. */
const MIN_SHARE_WITH_WORDS = 0.2;
/** The same for an earlier line that tells something worth asking for. */
const MIN_SHARE_OF_LINE = 0.15;
const MAX_NOTED = 80;

/** Words that only announce what follows. */
const ANNOUNCES: Record<Language, RegExp> = {
  zh: /^(?:(?:先|跟你|我|提前|麻烦|帮我)*(?:报备|记|备注|声明|交代|说|记住|记好|提醒)(?:一?下|一声|着)?(?:啊|哈|哦|了)?|对了|话说|那个)[，,：: ]+/u,
  en: /^(?:(?:just )?so you know|for the record|fyi|btw|by the way|(?:make a |please )?note|just (?:a )?heads[- ]?up|heads up|remember)[,:]? +(?:that )?/iu,
  ja: /^(?:覚えといて(?:ね)?|覚えておいて(?:ね)?|言っとくけど|言っておくけど|ちなみに|あのね|あ|えっと|先に言っとくと)[、。 ]+/u,
};

const shareOf = ({ question }: ReplyContext, kind: MessageClass): number =>
  question.mentions.some(({ by }) => by !== 'part' && by !== 'reference')
    ? 0
    : (question.classes?.shareOf([kind]) ?? 0);

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
  shareOf(context, 'memoryAsk') >= MIN_SHARE;

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
  const text = question.text
    .trim()
    .replace(/[\s。.!！;；～~]+$/u, '')
    .replace(ANNOUNCES[language], '');
  const asks = isQuestion({ text: question.text.replace(BECAUSE, '') });
  const isKnownTalk = (question.everyday?.similarity ?? 0) >= MIN_EVERYDAY_SIMILARITY;
  if (text.length > MAX_NOTED) return [];
  if (!asks && statesRestriction(question.text, language))
    return [{ key: 'noted', values: { text } }];
  // What only the classifier finds is not stored, so the partner promises it for this talk only.
  return !isInGameTalk(context) && !isKnownTalk && shareOf(context, 'memoryTell') >= MIN_SHARE
    ? [{ key: 'notedInTalk', values: { text } }]
    : [];
}
