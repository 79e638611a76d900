import type { ActivityFile } from '../../../../content/content-schema';
import type { Mention } from '../../understanding/mentions';
import { formatList, withFullStop } from '../../wording/format';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

type Results = NonNullable<ActivityFile['results']>;

/** How an event ended. */
const RESULTS =
  /谁(?:.{0,4})?(?:赢|第一|冠军|最多|最快)|冠军|第一(?:名)?(?:是|的)|成绩|名次|结果|排名|\b(?:who (?:won|came|got|is leading)|winner|champion|results?|standings|first place|scores?)\b|優勝|(?:一番|いちばん)?勝った|勝者|順位|成績|結果|一位/iu;
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
  if (results === undefined || !RESULTS.test(context.question.text)) return [];
  return draftRows(results.rows, { title: title[context.language], results }, context);
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
