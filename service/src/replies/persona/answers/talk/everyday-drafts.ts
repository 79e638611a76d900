import { GENERAL_INTENTS, isLibraryIntent, type Intent } from '../../understanding/intents/intent';
import { readFeeling } from '../../understanding/message/feeling';
import { tellsEvent } from '../../understanding/message/life';
import { readOptions } from '../../understanding/message/options';
import { isQuestion, statesProblem } from '../../understanding/question';
import {
  EXACT_INTENTS,
  MIN_CONTINUING,
  MIN_EVERYDAY_SIMILARITY,
} from '../../understanding/talk/everyday';
import type { EverydayTopic } from '../../wording/everyday-texts';
import { isFormal } from '../../wording/fill-wording';
import { isAboutPartner } from '../example-drafts';
import { draftNoted } from '../memory-drafts';
import { isOpenIntent } from '../open-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

type Part = 'replies' | 'own' | 'more';

/** Nearly the same words. */
export const SURELY_EVERYDAY = 0.8;
/** Enough for a statement that would only be told back otherwise. */
export const LIKELY_EVERYDAY = 0.38;
/** The words of an example, whatever a pattern finds in them: “the exam is over” asks for no date. */
const IS_EXAMPLE = 0.93;

export function linesOf(
  topic: EverydayTopic | undefined,
  part: Part,
  context: ReplyContext,
): string[] {
  const { language } = context;
  if (topic === undefined) return [];
  const isPolite = language === 'ja' && isFormal(context);
  return (isPolite ? topic.formal[part] : topic[part]?.[language]) ?? [];
}

const toDrafts = (lines: string[]): ReplyDraft[] =>
  lines.length > 0 ? [{ key: 'listening', lines }] : [];

/** Topics whose replies offer to choose a game. */
const OFFERING = ['bored', 'boredNow', 'gaming'];

const isOffered = ({ question }: ReplyContext): boolean =>
  question.previousIntents.some(({ intent }) => intent === 'bored') ||
  OFFERING.some((topic) => topic === question.talkedOf);

/** “Yes” to the game that was offered to a bored visitor, or which one it should be. */
export function acceptsOffer(context: ReplyContext): boolean {
  const { question, request } = context;
  const isYes = question.intents.some(({ intent }) => intent === 'yes');
  return isOffered(context) && (isYes || (request.isStated && !isQuestion(question)));
}

/** Whether the talk is about the visitor's life. */
export const isEverydayTalk = ({ question, texts }: ReplyContext): boolean =>
  question.topic === undefined && texts.everyday[question.talkedOf ?? ''] !== undefined;

/** A mark or word of a question; “sushi, I guess” in Japanese only ends like one. */
const ASKS =
  /[?？]|何|誰|だれ|どこ|いつ|どう|どれ|どっち|なぜ|なん|什么|谁|哪|怎|多少|[吗呢]|\b(?:what|who|when|where|why|how|which)\b/iu;

const unsaid = (lines: string[], { previousReplies }: ReplyContext): string[] =>
  lines.filter((line) => !previousReplies.some((said) => said.includes(line)));

/** What is left to say about a topic; when that is nothing, a statement gets another kind of reply. */
function draftTopic(topic: EverydayTopic | undefined, context: ReplyContext): ReplyDraft[] {
  const lines = linesOf(topic, 'replies', context);
  const left = [lines, linesOf(topic, 'more', context)]
    .map((some) => unsaid(some, context))
    .find(({ length }) => length > 0);
  if (left !== undefined) return toDrafts(left);
  return ASKS.test(context.question.text) ? toDrafts(lines) : [];
}

/** What the partner says when the visitor goes on about the topic of the talk; nothing twice. */
export function draftContinued(part: 'own' | 'more', context: ReplyContext): ReplyDraft[] {
  const { question, texts } = context;
  if (question.talkedOf === undefined || question.topic !== undefined) return [];
  const lines = linesOf(texts.everyday[question.talkedOf], part, context);
  return toDrafts(unsaid(lines, context));
}

/** Asks the partner for work that it does not do: “write me an essay” is not about the visitor’s essay. */
const asksTask = ({ question: { intents } }: ReplyContext): boolean =>
  intents.some(({ intent }) => intent === 'task');

/** Asks for a person: “who can sing?” is no wish to hear a song. */
const ASKS_WHO = /谁|哪位|\bwho(?:'s)?\b|誰|だれ/iu;

/** Answered from the partner's card, or honestly not at all. */
const ANSWERED_ELSEWHERE: Intent[] = ['weather', 'clock', 'today', 'visitorUnknown', 'whatIf'];

/** Whether a pattern finds a question or request for the library, as the device in “my phone broke” is none. */
const asksLibrary = ({ question: { text, language, intents } }: ReplyContext): boolean =>
  (isQuestion({ text }) || !tellsEvent(text, language)) &&
  intents.some(
    ({ intent }) =>
      isOpenIntent(intent) || (isLibraryIntent(intent) && !GENERAL_INTENTS.includes(intent)),
  );

/** Names two things to choose from, of which the reply names one. */
const OPTIONS = /派.{0,8}派/u;

/** Whether the message asks for a person, for the partner's card or for what it must admit. */
const asksElse = ({ question }: ReplyContext): boolean =>
  ASKS_WHO.test(question.text) ||
  (OPTIONS.test(question.text) && readOptions(question.text, question.language).length > 1) ||
  question.intents.some(
    ({ intent }) =>
      isAboutPartner(intent) ||
      EXACT_INTENTS.includes(intent) ||
      (ANSWERED_ELSEWHERE.includes(intent) && isQuestion(question)),
  );

/** The visitor's answer to what the partner asked about the topic. */
export const draftAnswered = (context: ReplyContext): ReplyDraft[] =>
  ASKS.test(context.question.text) ? [] : draftContinued('more', context);

/** “Do you like rainy days?” asks for a preference; “it rained” does not. */
const asksTaste = ({ question }: ReplyContext): boolean =>
  isQuestion(question) && question.intents.some(({ intent }) => intent === 'taste');

/** Similarity from which a topic answers a like or a dislike better than a note of it: “I hate losing”. */
const ANSWERS_TASTE = 0.65;

/** Whether memory takes something from the message that says more than its topic, as a habit does not. */
const isNoted = (context: ReplyContext, similarity: number): boolean =>
  draftNoted(context, [
    'name',
    'promise',
    'platform',
    ...(similarity < ANSWERS_TASTE ? (['like', 'dislike'] as const) : []),
  ]).length > 0;

/** Areas whose topics are pleasant or neutral. */
const PLEASANT = ['leisure', 'milestones', 'occasions', 'food', 'wishes'];
/** Pleasant topics of another area. */
const OF_DRIVING = ['driving', 'drivingPassed', 'newCar', 'firstDrive', 'wantLicence'];

/** “Failed my driving test” resembles talk about learning to drive, which would answer it too gladly. */
function contradictsFeeling(topic: EverydayTopic | undefined, { question }: ReplyContext): boolean {
  const isSad = readFeeling(question.text, question.language) === 'sad';
  const isPleasant =
    PLEASANT.includes(topic?.area ?? '') || OF_DRIVING.includes(question.everyday?.value ?? '');
  return isSad && !isQuestion(question) && isPleasant;
}

/** Replies to a message that resembles an example of everyday talk. */
export function draftEveryday(
  context: ReplyContext,
  minimum = MIN_EVERYDAY_SIMILARITY,
): ReplyDraft[] {
  const { question, request, texts, language } = context;
  const { everyday, topic } = question;
  if (everyday === undefined || everyday.similarity < minimum) return [];
  if (question.language !== language) return [];
  const isOfGame = topic !== undefined && topic.kind !== 'partner';
  const { value, similarity } = everyday;
  const isLost = question.intents.some(({ intent }) => intent === 'lost');
  const isProblem = isLost || isQuestion(question) || statesProblem(question);
  if (isOfGame && (isProblem || similarity < SURELY_EVERYDAY)) return [];
  if (acceptsOffer(context)) return [];
  const said = texts.everyday[value];
  if (said?.continues !== undefined) {
    if (isOfGame || similarity < MIN_CONTINUING) return [];
    const continued = draftContinued(said.continues, context);
    return continued.length > 0 ? continued : toDrafts(linesOf(said, 'replies', context));
  }
  const isSure = similarity >= SURELY_EVERYDAY;
  if (asksElse(context) || (!isSure && contradictsFeeling(said, context))) return [];
  // “My friends are coming over, we're six” tells who would play.
  const tellsPlayers = request.own?.players !== undefined;
  if (similarity < IS_EXAMPLE && (tellsPlayers || asksLibrary(context) || asksTask(context)))
    return [];
  if (!isSure && (asksTaste(context) || isNoted(context, similarity))) return [];
  return draftTopic(said, context);
}
