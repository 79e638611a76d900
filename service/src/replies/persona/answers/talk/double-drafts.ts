import { WORDED_INTENTS } from '../../understanding/intents/intent';
import { splitQuestions } from '../../understanding/message/split-questions';
import { CRISIS_KEYS, type WordingKey } from '../../wording/wording-keys';
import { isKeyOf, type ReplyContext, type ReplyDraft, type TemplateDraft } from '../reply-draft';

/** Replies that do not answer. */
const OPEN_KEYS: WordingKey[] = [
  ...CRISIS_KEYS,
  'unknown',
  'unknownAbout',
  'which',
  'listening',
  'short',
  'aboutMe',
  'noted',
  'task',
];

/** Answers to the whole message: its parts are requirements, or ask for one thing that is not known. */
const REQUEST_KEYS: WordingKey[] = [
  'recommend',
  'recommendOwn',
  'noMatch',
  'matchingCount',
  'compare',
  'compareFit',
  'findPartner',
  'recall',
  'mindful',
  'unknown',
  'unknownAbout',
];

interface Answer {
  context: ReplyContext;
  drafts: ReplyDraft[];
}

const isAnswer = (draft: ReplyDraft | undefined): draft is TemplateDraft =>
  draft !== undefined && 'key' in draft && !OPEN_KEYS.includes(draft.key);

const isWhole = (draft: ReplyDraft | undefined): boolean =>
  isKeyOf([...CRISIS_KEYS, ...REQUEST_KEYS], draft);

/** “Cats? Dogs?” is one question of taste. */
const isSame = (one: TemplateDraft, other: TemplateDraft): boolean =>
  one.key === other.key &&
  ([...WORDED_INTENTS, 'tasteAny'].some((key) => key === one.key) ||
    JSON.stringify(one.values) === JSON.stringify(other.values));

/**
 * The drafts for both questions of a message, if it asks two things and both have an answer of their own. `read` reads
 * the questions as if they had been sent one after the other.
 */
export function draftBoth(
  { question, request, language }: ReplyContext,
  [whole]: ReplyDraft[],
  read: (parts: string[]) => ReplyContext,
  draft: (context: ReplyContext) => ReplyDraft[],
): { first: Answer; second: Answer } | undefined {
  if (question.language !== language || request.isContinued || isWhole(whole)) return undefined;
  const [one, other] = splitQuestions(question.text, language);
  if (one === undefined || other === undefined) return undefined;
  const [first, second] = [read([one]), read([one, other])].map((context) => ({
    context,
    drafts: draft(context),
  }));
  const [answer] = first?.drafts ?? [];
  const [next] = second?.drafts ?? [];
  if (first === undefined || second === undefined) return undefined;
  const { terms, intents } = second.context.question;
  // “… in X, I mean?” only names what the question is about.
  if (terms.length + intents.length === 0) return undefined;
  if (!isAnswer(answer) || !isAnswer(next) || isSame(answer, next)) return undefined;
  const asPart = ({ drafts, ...rest }: Answer, part: 'first' | 'second'): Answer => ({
    ...rest,
    drafts: drafts.map((one) => ('key' in one ? { ...one, part } : one)),
  });
  return { first: asPart(first, 'first'), second: asPart(second, 'second') };
}
