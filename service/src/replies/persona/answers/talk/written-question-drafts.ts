import type { Subject } from '../../knowledge/knowledge-base';
import type { SentenceMatch } from '../../knowledge/sentence-index';
import { createUnitTest } from '../../understanding/focus';
import { GENERAL_INTENTS } from '../../understanding/intents/intent';
import { isAddressedToPartner } from '../../understanding/message/addressed';
import { MIN_EVERYDAY_SIMILARITY } from '../../understanding/talk/everyday';
import { isUnknowable, resemblesHelp } from '../example-drafts';
import { isOpenIntent } from '../open-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { draftQuotes, searchSentences } from '../sentence-drafts';
import { libraryIntents } from '../subject-replies';
import { namesSomethingElse } from '../unknown-drafts';
import { draftList } from '../subject-drafts';
import { asksOrStates, resemblesQuestion } from './confident-drafts';

/** Similarity from which a message about a known subject is a written question in other words. */
const MIN_SIMILARITY = 0.7;
/**
 * The same when no question of another sentence about the subject comes near, for questions and for statements, with the
 * share of the words that the sentence needs. A little more similar small talk is no better reading in such a talk.
 */
const CLEAR = { asked: 0.4, stated: 0.5, lead: 0.15, coverage: 0.4, shareOfSmallTalk: 0.9 };

const readNamed = ({ question }: ReplyContext): Subject[] =>
  question.mentions.filter(({ by }) => by !== 'part').map(({ subject }) => subject);

const readTopic = ({ question }: ReplyContext): Subject | undefined =>
  isAddressedToPartner(question) ? undefined : question.topic;

/** Facts keep precedence over what is written about them. */
const mayBeWritten = (context: ReplyContext): boolean =>
  context.question.language === context.language &&
  !context.question.isIntentOnly &&
  libraryIntents(context).every((one) => GENERAL_INTENTS.includes(one));

/** Quotes the sentence whose question the message nearly is, whatever its words may also mean. */
export function draftWrittenQuestion(context: ReplyContext): ReplyDraft[] {
  const { question, partner, request } = context;
  if (!mayBeWritten(context) || !asksOrStates(context) || request.isStated) return [];
  // The text of an entity that the message names is quoted whole.
  if (question.mentions.some(({ subject }) => subject.kind === 'entity')) return [];
  const known = readNamed(context)[0] ?? readTopic(context) ?? { kind: 'partner', partner };
  const found = searchSentences(context, known);
  const [best] = found;
  const least = Math.max(MIN_SIMILARITY, question.nearest?.similarity ?? 0);
  return best !== undefined && best.similarity >= least ? draftQuotes(found, context) : [];
}

/** Whether the best sentence about a subject is the only one whose questions resemble the message. */
function isClear(found: SentenceMatch[], context: ReplyContext): boolean {
  const { nearest, everyday, focus } = context.question;
  const [best, ...others] = found;
  if (best === undefined || best.coverage < CLEAR.coverage) return false;
  // “How many streets?” is answered by a number of streets, not by what their colours do.
  const counts = focus?.kind === 'duration' || focus?.unit !== undefined;
  if (counts && !createUnitTest(focus, context.language)(best.sentence.text)) return false;
  const second = Math.max(0, ...others.map(({ similarity }) => similarity));
  const smallTalk = Math.max(nearest?.similarity ?? 0, everyday?.similarity ?? 0);
  return (
    best.similarity >= (asksOrStates(context) ? CLEAR.asked : CLEAR.stated) &&
    best.similarity >= second + CLEAR.lead &&
    best.similarity >= smallTalk * CLEAR.shareOfSmallTalk
  );
}

/** Quotes the sentence about the subject of the talk whose questions alone resemble the message, before small talk is considered. */
export function draftClearQuestion(context: ReplyContext): ReplyDraft[] {
  const { mentions } = context.question;
  const known = readNamed(context)[0] ?? readTopic(context);
  if (known === undefined || known.kind === 'entity' || known.kind === 'partner') return [];
  if (!mayBeWritten(context) || resemblesHelp(context)) return [];
  if (draftList(known, context).length > 0) return [];
  const found = searchSentences(context, known);
  const isNamed = mentions.some(
    ({ subject }) =>
      subject.kind === 'entity' && subject.entity.id === found[0]?.sentence.entity?.id,
  );
  return !isNamed && isClear(found, context) ? draftQuotes(found, context) : [];
}

/** Similarity from which a message that names nothing is a written question: about a game of the partner, or about a person. */
const UNNAMED = { own: 0.38, person: 0.5 };
/** Worth and share of the words, and lead over other subjects, from which a sentence about a game of the partner is meant. */
const OWN_WORDS = { evidence: 6.5, coverage: 0.45, lead: 1.25 };

/** Whether the best sentence of the library is about a game of the partner and far ahead of those about anything else. */
function isAhead([best, ...others]: SentenceMatch[]): boolean {
  if (best === undefined || best.unknown > 0) return false;
  const game = best.sentence.game?.slug;
  const next = others.find(({ sentence }) => sentence.game?.slug !== game)?.score ?? 0;
  return (
    best.evidence >= OWN_WORDS.evidence &&
    best.coverage >= OWN_WORDS.coverage &&
    best.score >= OWN_WORDS.lead * next
  );
}

/** Quotes a sentence about a game that the message does not name, mostly one of the partner, before small talk is considered. */
export function draftUnnamedGame(context: ReplyContext): ReplyDraft[] {
  const { question, partner } = context;
  const { nearest, everyday, topic, mentions, focus } = question;
  if (topic !== undefined || mentions.length > 0 || isUnknowable(context)) return [];
  if (isAddressedToPartner(question) || question.namesPartner || resemblesHelp(context)) return [];
  if (!mayBeWritten(context) || !asksOrStates(context) || context.request.isStated) return [];
  if (
    question.intents.some(
      ({ intent }) => isOpenIntent(intent) || intent === 'unknowable' || intent === 'task',
    ) ||
    namesSomethingElse(context)
  )
    return [];
  const all = searchSentences(context, 'anywhere');
  const isOwn = ({ sentence: { game } }: SentenceMatch) => partner.games.includes(game?.slug ?? '');
  const smallTalk = Math.max(nearest?.similarity ?? 0, everyday?.similarity ?? 0);
  const [nearestOne] = [...all].sort((a, b) => b.similarity - a.similarity);
  const [first] = all;
  const isWritten =
    nearestOne?.sentence.game !== undefined &&
    (isOwn(nearestOne) || focus?.kind === 'person') &&
    nearestOne.similarity >= smallTalk * CLEAR.shareOfSmallTalk &&
    resemblesQuestion(nearestOne, all, isOwn(nearestOne) ? UNNAMED.own : UNNAMED.person);
  if (isWritten) {
    const ofGame = all.filter(({ sentence }) => sentence.game === nearestOne.sentence.game);
    return draftQuotes(ofGame, context);
  }
  const isMeant =
    first !== undefined && isOwn(first) && smallTalk < MIN_EVERYDAY_SIMILARITY && isAhead(all);
  return isMeant ? draftQuotes(all, context) : [];
}
