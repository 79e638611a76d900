import type { Term } from '../understanding/terms';
import {
  GENERAL_INTENTS,
  isLibraryIntent,
  type LibraryIntent,
} from '../understanding/intents/intent';
import { foldTerm } from '../understanding/fold-text';
import { readConstraints } from '../understanding/requests/constraints';
import { withoutNames } from '../understanding/normalize-text';
import { isQuestion } from '../understanding/question';
import type { Subject } from '../knowledge/knowledge-base';
import type { SentenceMatch } from '../knowledge/sentence-index';
import {
  asksOrStates,
  mayAskOfGames,
  resemblesQuestion,
  staysWithGame,
} from './talk/confident-drafts';
import { asksWhoIs } from './games/entity-question';
import { isOfAnotherKind } from './games/fields/field-intents';
import { draftOpen } from './open-drafts';
import type { ReplyContext, ReplyDraft } from './reply-draft';
import type { Scope } from './preferences';
import { draftQuotes, searchSentences } from './sentence-drafts';
import { draftAboutLibrarySubject, draftList, draftSpecialQuestion } from './subject-drafts';
import { admitUnknown } from './unknown-drafts';

/** Coverage above which a sentence answers a question about its subject. */
export const MIN_COVERAGE = {
  named: 0.2,
  followUp: 0.4,
  anywhere: 0.66,
  rare: 0.55,
  besideFact: 0.6,
};
/** Similarity to a question from which its sentence answers about a known subject. */
export const MIN_SIMILARITY = 0.33;
/** The same for a question that also asks for a fact. */
const MIN_SIMILARITY_BESIDE_FACT = 0.6;
const MIN_OWN_COVERAGE = 0.14;
/** Any word beside a bare “when”. */
const MIN_BARE_EVIDENCE = 2.5;
const MIN_EVIDENCE = 3.6;
/** Evidence of rare words from which a lower coverage is enough in the whole library. */
const MIN_RARE_EVIDENCE = 5.8;
/** Evidence of several words in one sentence from which the coverage does not matter. */
const MIN_JOINT_EVIDENCE = 7.5;
const MIN_JOINT_COVERAGE = 0.4;
const MIN_OWN_GAME_EVIDENCE = 4.5;
const MIN_OWN_GAME_COVERAGE = 0.5;
/** Requests for a game similar to the named one. */
const SIMILAR_GAME =
  /类似|像.+(?:一样|这样|那样)的|差不多的|similar|games? like|something like|more like|\bi (?:liked|loved|enjoyed|finished|played|(?:have|'ve) (?:finished|played)|'ve finished) .+(?:what|which|anything|something|next)\b|似た|みたいな(?:ゲーム|の|やつ|もの)|ような(?:ゲーム|の|やつ|もの)/iu;

/** “Is it a game like chess?” asks what the named game is like. */
const ASKS_LIKENESS =
  /(?:って|は).{0,14}(?:みたいな|のような|に似た)(?:やつ|ゲーム|の|もの|感じ)?(?:なの|ですか|か)?[?？]*$/u;

export const libraryIntents = ({ question }: ReplyContext): LibraryIntent[] =>
  question.intents.map(({ intent }) => intent).filter(isLibraryIntent);

/** Drafts for the first intent that applies to the subject. */
export const draftFirstIntent = (
  subject: Subject,
  intents: LibraryIntent[],
  context: ReplyContext,
): ReplyDraft[] =>
  intents
    .map((intent) => draftAboutLibrarySubject(subject, intent, context))
    .find((drafts) => drafts.length > 0) ?? [];

/** Words of any question for a fact: “what genre would you call it”, “is it still around”. */
const OF_FACTS = /^(?:call|now|long|been|max|maxim|sort|brand|together|total)$/u;

/** Terms that no phrase of an intent contains. */
export function termsBesideIntents({ question }: ReplyContext): Term[] {
  const phrases = question.intents.map(({ phrase }) => foldTerm(phrase, question.language));
  return question.terms.filter(
    ({ text }) => !OF_FACTS.test(text.trim()) && !phrases.some((phrase) => phrase.includes(text)),
  );
}

const hasWords = (match: SentenceMatch, minimum: number) =>
  match.coverage >= minimum && match.ownCoverage >= MIN_OWN_COVERAGE;
export const isGood = (match: SentenceMatch, minimum: number) =>
  hasWords(match, minimum) || match.similarity >= MIN_SIMILARITY;
/** The heading alone may match a question about a known subject. */
const isUnderHeading = (match: SentenceMatch) => match.coverage >= MIN_COVERAGE.besideFact;

/** Share of the evidence that a sentence beside the proof needs. */
const LIKELY_SHARE = 0.75;

/** Words that only ask for a fact of a game: a bare “when” may ask for anything. */
const NAMES_FACT =
  /发|出|上线|做|开发|人|平台|机|电脑|平板|phone|pad|tablet|switch|\bpc\b|xbox|station|release|launch|come|came|out|year|made|make|develop|player|people|発売|出|リリース|作|開発|人|機種/iu;

/** Sentences that answer a question although it also asks for a fact of the subject. */
export function findBesideFact(subject: Subject, context: ReplyContext): SentenceMatch[] {
  const terms = termsBesideIntents(context);
  const [intent] = context.question.intents.filter(({ intent: one }) => isLibraryIntent(one));
  const least =
    intent !== undefined && !NAMES_FACT.test(intent.phrase) ? MIN_BARE_EVIDENCE : MIN_RARE_EVIDENCE;
  if (!terms.some(({ text }) => text.trim().length > 1)) return [];
  const of = { ...context, question: { ...context.question, terms } };
  // Words of the dates, steps and rewards of an event are in all of its texts.
  const hasFact = (match: SentenceMatch) =>
    subject.kind !== 'activity' && hasWords(match, MIN_COVERAGE.besideFact);
  const good = searchSentences(of, subject).filter(
    (match) => hasFact(match) || match.similarity >= MIN_SIMILARITY_BESIDE_FACT,
  );
  // One sentence proves that the texts answer; which answers best is a matter of order.
  const isProven = good.some(
    ({ evidence, similarity }) => evidence >= least || similarity >= MIN_SIMILARITY_BESIDE_FACT,
  );
  return isProven
    ? good.filter(
        ({ evidence, similarity }) =>
          evidence >= least * LIKELY_SHARE || similarity >= MIN_SIMILARITY_BESIDE_FACT,
      )
    : [];
}

/** Drafts for a question with a named subject. */
export function draftAboutSubject(subject: Subject, context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  const intents = libraryIntents(context).filter(
    (intent) => !isOfAnotherKind(intent, subject, context),
  );
  const [first] = intents;
  const special = draftSpecialQuestion(subject, context);
  if (special.length > 0) return special;
  if (SIMILAR_GAME.test(question.text) && !ASKS_LIKENESS.test(question.text))
    return draftOpen('recommend', context);
  const listed = draftList(subject, context);
  if (first !== undefined && !GENERAL_INTENTS.includes(first)) {
    const beside = listed.length > 0 ? [] : findBesideFact(subject, context);
    if (beside.length > 0) return draftQuotes(beside, context);
    const drafts = draftFirstIntent(
      subject,
      intents.filter((intent) => !GENERAL_INTENTS.includes(intent)),
      context,
    );
    if (drafts.length > 0) return drafts;
    if (question.isIntentOnly) {
      // “What is the prize?” of a game is no fact, but its article may name it.
      const quotable = searchSentences(context, subject, { similar: 'unused' });
      const named = quotable.filter(({ matched }) => matched > 0);
      return named.length > 0 ? draftQuotes(named, context) : admitUnknown(context, subject);
    }
  }
  if (listed.length > 0) return listed;
  const names = question.mentions.map(({ text }) => text);
  const unnamed = withoutNames(question.text, names);
  const { genres, unwanted } = readConstraints(unnamed, question.language, {
    moods: context.texts.moods,
    now: context.now,
  });
  const asksGenre = genres.length + unwanted.length > 0 && question.terms.length <= 1;
  if (asksGenre && subject.kind === 'game') {
    const [what] = draftAboutLibrarySubject(subject, 'what', context);
    const about = draftAboutLibrarySubject(subject, 'genre', context);
    if (what !== undefined && 'key' in what && isQuestion(question))
      return about.map((draft) => ({ ...draft, followUp: what }));
  }
  const isOnlyNamed = subject.kind === 'game' && question.terms.length === 0;
  const isDescribed = subject.kind === 'entity' || isOnlyNamed;
  if (isDescribed && first === 'what' && (question.isIntentOnly || asksWhoIs(subject, context)))
    return draftAboutLibrarySubject(subject, first, context);
  const matches = searchSentences(context, subject);
  const good = matches.filter(
    (match) => isGood(match, MIN_COVERAGE.named) || isUnderHeading(match),
  );
  if (good.length > 0) return draftQuotes(good, context);
  const general = intents.find((intent) => GENERAL_INTENTS.includes(intent));
  const [nearest] = matches;
  if (question.isIntentOnly || question.terms.length === 0)
    return draftAboutLibrarySubject(subject, general ?? 'what', context);
  if (general === 'tips' || general === 'howTo' || (general !== undefined && nearest === undefined))
    return draftAboutLibrarySubject(subject, general, context);
  if (subject.kind !== 'game' && question.language === context.language)
    return draftAboutLibrarySubject(subject, 'what', context);
  if (!isQuestion(question)) return draftAboutLibrarySubject(subject, 'opinion', context);
  return admitUnknown(context, subject, nearest);
}

const isHelp = ({ sentence }: SentenceMatch) => sentence.subject === undefined;

/** Two words that are not too common are enough about a game of the partner. */
const isOfOwnGame = (match: SentenceMatch, { partner, question }: ReplyContext): boolean =>
  isQuestion(question) &&
  question.topic === undefined &&
  match.unknown === 0 &&
  match.matched > 1 &&
  match.evidence >= MIN_OWN_GAME_EVIDENCE &&
  match.coverage >= MIN_OWN_GAME_COVERAGE &&
  partner.games.includes(match.sentence.game?.slug ?? '');

export const isJoint = ({ matched, unknown, evidence, ownCoverage }: SentenceMatch) =>
  matched >= 2 + unknown && evidence >= MIN_JOINT_EVIDENCE && ownCoverage >= MIN_JOINT_COVERAGE;

/** Sentences that answer the question without a named subject, preferably about the topic. */
export function draftFromAnywhere(context: ReplyContext, minimum = MIN_COVERAGE.anywhere) {
  // One common word does not change the topic.
  const least = context.question.topic === undefined ? MIN_EVIDENCE : MIN_RARE_EVIDENCE;
  const all = searchSentences(context, 'anywhere');
  const found = all.filter(
    (match) =>
      staysWithGame(match, context) &&
      ((resemblesQuestion(match, all) && asksOrStates(context) && mayAskOfGames(context)) ||
        (hasWords(match, minimum) &&
          match.evidence >= least &&
          (match.matched > 0 || isHelp(match))) ||
        isOfOwnGame(match, context) ||
        (match.unknown === 0 &&
          match.evidence >= MIN_RARE_EVIDENCE &&
          match.ownCoverage >= MIN_COVERAGE.rare) ||
        (isQuestion(context.question) && isJoint(match))),
  );
  return draftQuotes(found, context);
}

export const draftFromHelp = (context: ReplyContext): ReplyDraft[] =>
  draftQuotes(
    searchSentences(context, 'help').filter((match) => hasWords(match, MIN_COVERAGE.rare)),
    context,
  );

/** Sentences about the partner itself that answer the question. */
export function draftFromSelf(context: ReplyContext, scope: Scope = 'self'): ReplyDraft[] {
  const found = searchSentences(context, scope).filter(
    (match) => match.ownCoverage >= MIN_COVERAGE.followUp || match.similarity >= MIN_SIMILARITY,
  );
  return draftQuotes(found, context);
}
