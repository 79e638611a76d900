import { gameOfSubject, textsIdOf } from '../../knowledge/knowledge-base';
import type { SentenceMatch } from '../../knowledge/sentence-index';
import { isQuestion, statesProblem } from '../../understanding/question';
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
  // In a talk about a story or an event a question is about no game.
  if (topic?.kind === 'story' || topic?.kind === 'activity')
    return sentence.game === undefined || evidence >= MIN_OTHER_EVIDENCE;
  const isOther =
    ofTalk !== undefined &&
    (kind === 'story' ||
      kind === 'partner' ||
      kind === 'activity' ||
      (sentence.game !== undefined && sentence.game !== ofTalk));
  return !isOther || evidence >= MIN_OTHER_EVIDENCE;
}

/** Similarity to a question in the whole library from which its sentence answers, and lead over those of other subjects. */
const SURE = { similarity: 0.42, confident: 0.6, lead: 0.1 };

/** Whether the message resembles a question that a sentence answers, and none about another subject as much. */
export const resemblesQuestion = (
  { similarity, sentence: { subject } }: SentenceMatch,
  all: SentenceMatch[],
  least = SURE.similarity,
): boolean =>
  similarity >= least &&
  all.every(
    ({ sentence, ...other }) =>
      textsIdOf(sentence.subject) === textsIdOf(subject) ||
      other.similarity <= similarity - SURE.lead,
  );

export const asksOrStates = ({ question }: ReplyContext): boolean =>
  isQuestion(question) || statesProblem(question);

/** In a talk about a story or an event a question is not about games. */
export const mayAskOfGames = ({ question: { topic } }: ReplyContext): boolean =>
  topic === undefined || gameOfSubject(topic) !== undefined;

/** Several rare words of the question in one sentence: more than small talk or a general request. */
export const CONFIDENT = { matched: 2, evidence: 9, ownCoverage: 0.5, among: 3 };

/** Sentences that answer a question whatever else its words may mean. */
export function draftConfident(context: ReplyContext): ReplyDraft[] {
  const all = searchSentences(context, 'anywhere');
  const isConfident = all
    .slice(0, CONFIDENT.among)
    .some(
      (match) =>
        (resemblesQuestion(match, all, SURE.confident) &&
          mayAskOfGames(context) &&
          staysWithGame(match, context)) ||
        (match.matched >= CONFIDENT.matched + match.unknown &&
          match.evidence >= CONFIDENT.evidence &&
          staysWithGame(match, context) &&
          match.ownCoverage >= CONFIDENT.ownCoverage),
    );
  const ofTalk = all.filter((match) => staysWithGame(match, context));
  return isConfident ? draftQuotes(ofTalk, context) : [];
}
