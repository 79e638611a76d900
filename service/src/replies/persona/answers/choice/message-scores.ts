import { isQuestion, statesProblem } from '../../understanding/question';
import {
  BAD_NEWS_CLASSES,
  GOOD_NEWS_CLASSES,
  IDENTITY_CLASSES,
  MEMORY_CLASSES,
  OUTSIDE_CLASSES,
  PARTNER_CLASSES,
  REQUEST_CLASSES,
  SOCIAL_CLASSES,
  type MessageClass,
} from '../../understanding/classifier/message-classes';
import { GAME_QUESTIONS } from '../../understanding/classifier/game-questions';
import { isAddressedToPartner } from '../../understanding/message/addressed';
import { readFeeling } from '../../understanding/message/feeling';
import { asksForPartner } from '../../understanding/requests/partner-request';
import { textsIdOf } from '../../knowledge/knowledge-base';
import type { SentenceMatch } from '../../knowledge/sentence-index';
import { findSubjectOrTopic } from '../games/find-subject';
import type { ReplyContext } from '../reply-draft';
import { MUCH_EVIDENCE } from './candidates';
import { searchSentences } from '../sentence-drafts';
import { isLifeTalk, tellsOfLife } from '../talk/life/life-drafts';

/** Classes that are told apart only as a group. */
const GROUPS: Record<string, readonly MessageClass[]> = {
  ...Object.fromEntries(REQUEST_CLASSES.map((one) => [one, [one]])),
  identity: IDENTITY_CLASSES,
  partner: PARTNER_CLASSES,
  memory: MEMORY_CLASSES,
  outside: OUTSIDE_CLASSES,
  badNews: BAD_NEWS_CLASSES,
  goodNews: GOOD_NEWS_CLASSES,
  life: ['love', 'hungry', 'weather', 'plan', 'telling'],
  advice: ['advice', 'choice'],
  social: SOCIAL_CLASSES,
};

const FEW_TERMS = 1;
const MANY_TERMS = 6;
const MUCH_LEAD = 10;
const MANY_UNKNOWN = 5;

const kindOf = ({ sentence: { subject } }: SentenceMatch): string => subject?.kind ?? 'help';

function scoreMatches(name: string, matches: SentenceMatch[]): [string, number][] {
  const [best] = matches;
  if (best === undefined) return [];
  const idOf = ({ sentence: { subject } }: SentenceMatch) => textsIdOf(subject);
  const other = matches.find((match) => idOf(match) !== idOf(best));
  return [
    [`${name} similarity`, best.similarity],
    [`${name} likeness`, best.likeness],
    [`${name} coverage`, best.coverage],
    [`${name} own coverage`, best.ownCoverage],
    [`${name} evidence`, Math.min(1, best.evidence / MUCH_EVIDENCE)],
    [`${name} lead`, Math.min(1, (best.evidence - (other?.evidence ?? 0)) / MUCH_LEAD)],
    [`${name} unknown`, Math.min(1, best.unknown / MANY_UNKNOWN)],
    [`${name} is ${kindOf(best)}`, 1],
  ];
}

/** What speaks for one kind of reply or another: about 60 names, each with a number from 0 to 1. */
export function scoreMessage(context: ReplyContext): [string, number][] {
  const { question, request, previousReplies, language } = context;
  const { classes, mentions, terms, topic } = question;
  const [mention] = mentions;
  const subject = findSubjectOrTopic(context);
  const help = question.readHelpSection();
  const partner = question.readDescribedPartner();
  const game = question.readGameQuestion();
  const holds: Record<string, boolean> = {
    question: isQuestion(question),
    problem: statesProblem(question),
    referring: question.isReferring,
    'intent only': question.isIntentOnly,
    addressed: isAddressedToPartner(question),
    'life talk': isLifeTalk(context),
    'tells of life': tellsOfLife(context),
    stated: request.isStated,
    continued: request.isContinued,
    'names partner': question.namesPartner,
    'asks for partner': asksForPartner(question.text, question.language),
    feeling: readFeeling(question.text, question.language) !== undefined,
    short: terms.length <= FEW_TERMS,
    long: terms.length >= MANY_TERMS,
    later: previousReplies.length > 1,
  };
  const scores: [string, number][] = [
    ...Object.entries(GROUPS).map(([name, group]): [string, number] => [
      `class ${name}`,
      classes?.shareOf(group) ?? 0,
    ]),
    ...Object.entries(holds).map(([name, isTrue]): [string, number] => [name, Number(isTrue)]),
    ...question.intents.map(({ intent }): [string, number] => [`intent ${intent}`, 1]),
    [`topic ${topic?.kind ?? 'none'}`, 1],
    [mention === undefined ? 'no mention' : `mention ${mention.subject.kind} ${mention.by}`, 1],
    [`focus ${question.focus?.kind ?? 'none'}`, 1],
    [`language ${language}`, 1],
    ['help section', help?.shareOf([help.best]) ?? 0],
    ...GAME_QUESTIONS.map((one): [string, number] => [`asks ${one}`, game?.shareOf([one]) ?? 0]),
    ['described partner', partner?.shareOf([partner.best]) ?? 0],
    ['everyday', question.everyday?.similarity ?? 0],
    ['example', question.nearest?.similarity ?? 0],
    ...scoreMatches('library', searchSentences(context, 'anywhere')),
    ...scoreMatches('subject', subject === undefined ? [] : searchSentences(context, subject)),
  ];
  return scores.filter(([, score]) => score !== 0);
}
