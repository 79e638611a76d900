import { gameOfSubject } from '../../knowledge/knowledge-base';
import type { SentenceMatch } from '../../knowledge/sentence-index';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { draftQuotes, searchSentences } from '../sentence-drafts';

/** Evidence from which a question in a talk about one game is about another that it does not name. */
const MIN_OTHER_EVIDENCE = 13;

/** Whether a sentence is about the game of the talk, or matches so well that the question must be about its own. */
export function staysWithGame(
  { sentence, evidence }: SentenceMatch,
  { question: { topic } }: ReplyContext,
): boolean {
  const ofTalk = topic === undefined ? undefined : gameOfSubject(topic);
  const kind = sentence.subject?.kind;
  const isOther =
    ofTalk !== undefined &&
    (kind === 'story' ||
      kind === 'partner' ||
      (sentence.game !== undefined && sentence.game !== ofTalk));
  return !isOther || evidence >= MIN_OTHER_EVIDENCE;
}

/** Several rare words of the question in one sentence: more than small talk or a general request. */
export const CONFIDENT = { matched: 2, evidence: 9, ownCoverage: 0.5, among: 3 };

/** Sentences that answer a question whatever else its words may mean. */
export function draftConfident(context: ReplyContext): ReplyDraft[] {
  const all = searchSentences(context, 'anywhere');
  const isConfident = all
    .slice(0, CONFIDENT.among)
    .some(
      (match) =>
        match.matched >= CONFIDENT.matched + match.unknown &&
        match.evidence >= CONFIDENT.evidence &&
        staysWithGame(match, context) &&
        match.ownCoverage >= CONFIDENT.ownCoverage,
    );
  const ofTalk = all.filter((match) => staysWithGame(match, context));
  return isConfident ? draftQuotes(ofTalk, context) : [];
}
