import type { ActivityFile } from '../../../../content/content-schema';
import type { Mention } from '../../understanding/mentions';
import { formatList, withFullStop } from '../../wording/format';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

type Results = NonNullable<ActivityFile['results']>;

/** How an event ended. */
const RESULTS =
  /谁(?:.{0,4})?(?:赢|第一|冠军|最多|最快)|冠军|第一(?:名)?(?:是|的)|成绩|名次|结果|排名|\b(?:who (?:won|came|got|is leading)|winner|champion|results?|standings|first place|scores?)\b|優勝|(?:一番|いちばん)?勝った|勝者|順位|成績|結果|一位/iu;
/** Of an event with results, “who …?” asks for them, unless it is about who takes part or runs it. */
const RUNS =
  /主持|举办|办的|组织|陪|带|参加|一起|报名|找谁|\b(?:hosts?|runs?|organi[sz]\w*|joins?|leads?|with|guides?|take part|should|can)\b|開催|主催|案内|一緒|参加|担当/iu;
const RANKS =
  /赢家|排行|垫底|末名|倒数|多少晚|\b(?:ranking|leaderboard|came last|last place|topped|cleaned up|did best)\b|トップ|ビリ|最下位|ランキング|勝者/iu;
/** What an event gives. */
const GIVES =
  /奖|好处|(?:给|发|送|拿|得|领)(?:到|点|些|我|了)*(?:什么|啥|东西|不)|\b(?:rewards?|prizes?|(?:do|does|will|would|can) (?:i|you|we|one) (?:get|win|earn)|in it for|get out of|what's at stake)\b|くれ(?:る|ん|ます)|もらえ|貰え|景品|賞|ごほうび|ご褒美|特典|得られ/iu;

const asksResults = ({ question: { text, focus } }: ReplyContext): boolean =>
  RESULTS.test(text) || RANKS.test(text) || (focus?.kind === 'person' && !RUNS.test(text));

/** How the winner did it, after a reply that named it. */
const OF_WINNER =
  /[他她它].{0,4}(?:用了|花了|跑了)?(?:多久|多长|几分钟|多少分)|(?:用了|花了|跑了)(?:多久|多长时间|几分钟|多少分)|\bhow (?:long|fast) did (?:he|she|it|they|the winner)\b|\b(?:winning|his|her|their) time\b|(?:何分|どのくらい|どれくらい|どんくらい|何時間).{0,4}かかった|(?:優勝|その)タイム/iu;

function draftRows(
  rows: Results['rows'],
  { title, results }: { title: string; results: Results },
  { language }: ReplyContext,
): ReplyDraft[] {
  const isEnglish = language === 'en';
  const list = formatList(
    rows.map(
      ({ name, note }) =>
        `${name[language]}${isEnglish ? ` (${note.en})` : `（${note[language]}）`}`,
    ),
    language,
  );
  const text = withFullStop(
    `${results.title[language]}${isEnglish ? ': ' : '：'}${list}`,
    language,
  );
  return [{ key: 'activity', values: { title, text }, fact: list }];
}

/** The results of an event that is over, when the question asks for them. */
export function draftResults(activity: ActivityFile, context: ReplyContext): ReplyDraft[] {
  const { results, title } = activity;
  if (results === undefined || !asksResults(context)) return [];
  return draftRows(results.rows, { title: title[context.language], results }, context);
}

/** What an event gives, when the question asks for it. */
export function draftRewards(
  { title, rewards }: ActivityFile,
  { question, language }: ReplyContext,
): ReplyDraft[] {
  if (!GIVES.test(question.text)) return [];
  const items = formatList(
    rewards.map((text) => text[language]),
    language,
  );
  return [{ key: 'rewards', values: { title: title[language], items }, fact: items }];
}

/** “He” is a person in the event, not another subject; an event is often called by a part of its name. */
const isNamed = ({ by, subject }: Mention): boolean =>
  by !== 'reference' && (by !== 'part' || subject.kind === 'activity');

/** The same of the event that the question names or the talk is about. */
export function draftOutcome(context: ReplyContext): ReplyDraft[] {
  const { question, language, previousReplies } = context;
  const subject = question.mentions.find(isNamed)?.subject ?? question.topic;
  if (subject?.kind !== 'activity') return [];
  const { results, title } = subject.activity;
  const [winner] = results?.rows ?? [];
  if (results === undefined || winner === undefined) return [];
  const isKnown = previousReplies.some((reply) => reply.includes(winner.name[language]));
  if (isKnown && OF_WINNER.test(question.text))
    return draftRows([winner], { title: title[language], results }, context);
  return draftResults(subject.activity, context);
}
