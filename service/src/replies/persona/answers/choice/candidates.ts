import { gameOfSubject, textsIdOf } from '../../knowledge/knowledge-base';
import type { SentenceMatch } from '../../knowledge/sentence-index';
import {
  isOneOf,
  LIFE_CLASSES,
  MESSAGE_CLASSES,
  SOCIAL_CLASSES,
} from '../../understanding/classifier/message-classes';
import { draftAboutGame } from '../game-drafts';
import { readFeeling } from '../../understanding/message/feeling';
import { isQuestion } from '../../understanding/question';
import { findSubjectOrTopic } from '../games/find-subject';
import { composeReply } from '../../wording/compose-reply';
import type { WordingKey } from '../../wording/wording-keys';
import { continuesLastHelp, draftSectionOf } from '../help-drafts';
import { draftAnyNoted, draftKnownName, draftShared } from '../memory-drafts';
import { draftFitting } from '../partners/partner-drafts';
import { draftRecommendations } from '../recommendations';
import { isKeyOf, type ReplyContext, type ReplyDraft } from '../reply-draft';
import { draftQuotes, searchSentences } from '../sentence-drafts';
import { draftDescribedStory } from '../story-drafts';
import { draftClass } from '../talk/class-drafts';
import { asksOrStates, staysWithGame } from '../talk/confident-drafts';
import { draftGeneral } from '../talk/life/general-drafts';
import { draftLifeQuestion, draftOfLife, isLifeTalk } from '../talk/life/life-drafts';
import { draftListening } from '../talk/statement-drafts';
import { admitUnknown } from '../unknown-drafts';
import { byShare } from './by-share';
import {
  ADMISSIONS,
  BY_RULES,
  OF_TALK,
  OTHER_LINE,
  RECOMMENDATIONS,
  type Candidate,
  type Found,
} from './candidate';
import { findLifeLines, listLines } from './life-lines';
import { readOverlaps } from './overlap';
import { findTalkPassages } from './talk-passages';

const MAX_CLASSES = 3;
/** Share from which thanks, praise or an insult is what a message may be. */
const LEAST_SOCIAL = 0.5;
const MAX_SECTIONS = 3;
const MAX_SUBJECTS = 3;
const MAX_SENTENCES = 4;
/** Evidence that counts as all. */
export const MUCH_EVIDENCE = 20;

/** Replies to what the message most likely is, except talk about a life. */
function findByClass(context: ReplyContext): Found[] {
  const { classes } = context.question;
  if (classes === undefined) return [];
  // A statement such as “my screen went black” is of a life more often than of the site.
  const possible = MESSAGE_CLASSES.filter((one) => one !== 'site' || isQuestion(context.question));
  return byShare(possible, (one) => classes.shareOf([one]), MAX_CLASSES)
    .filter(
      ({ label, share }) =>
        !isOneOf(LIFE_CLASSES, label) && (share >= LEAST_SOCIAL || !isOneOf(SOCIAL_CLASSES, label)),
    )
    .map(({ label, share }) => ({
      kinds: [`class ${label}`],
      drafts: draftClass(label, context),
      scores: { class: share },
    }));
}

/** The sections of help that the message most likely asks for. */
function findHelp(context: ReplyContext): Found[] {
  const sections = context.question.readHelpSection();
  if (sections === undefined || !isQuestion(context.question)) return [];
  const headings = context.texts.help.map(({ heading }) => heading.en);
  return byShare(headings, (one) => sections.shareOf([one]), MAX_SECTIONS).map(
    ({ label, share }, at) => ({
      kinds: [`help ${at}`],
      drafts: draftSectionOf(label, context),
      scores: { help: share },
    }),
  );
}

const scoresOf = (match: SentenceMatch) => ({
  similarity: match.similarity,
  likeness: match.likeness,
  coverage: match.coverage,
  ownCoverage: match.ownCoverage,
  evidence: Math.min(1, match.evidence / MUCH_EVIDENCE),
});

const quote = (
  kind: string,
  match: SentenceMatch,
  all: SentenceMatch[],
  context: ReplyContext,
): Found => ({
  kinds: [kind],
  drafts: draftQuotes([match, ...all.filter((other) => other !== match)], context),
  scores: scoresOf(match),
});

/** Sentences of the whole library, of different subjects, for a question or a problem outside of talk about a life or a feeling. */
function findInLibrary(context: ReplyContext): Found[] {
  const { text, language, mentions } = context.question;
  const isFelt = mentions.length === 0 && readFeeling(text, language) !== undefined;
  if (!asksOrStates(context) || isLifeTalk(context) || isFelt || continuesLastHelp(context))
    return [];
  const all = searchSentences(context, 'anywhere');
  const first = new Map<string | undefined, SentenceMatch>();
  for (const match of all) {
    const id = textsIdOf(match.sentence.subject);
    if (!first.has(id)) first.set(id, match);
  }
  return [...first.values()]
    .slice(0, MAX_SUBJECTS)
    .flatMap((match, at) =>
      staysWithGame(match, context) ? [quote(`library ${at}`, match, all, context)] : [],
    );
}

/** Sentences about the subject of the message, or of the talk. */
function findOfSubject(context: ReplyContext): Found[] {
  const subject = findSubjectOrTopic(context);
  const all = subject === undefined ? [] : searchSentences(context, subject);
  return all
    .slice(0, MAX_SENTENCES)
    .map((match, at) => quote(`subject ${at}`, match, all, context));
}

/** Sentences that what was said before finds. */
function findOfTalk(context: ReplyContext): Found[] {
  const { continued, beside } = findTalkPassages(context);
  return [
    ...continued.map((match, at) => quote(`talk ${at}`, match, continued, context)),
    ...beside.map((match, at) => quote(`beside ${at}`, match, [], context)),
  ];
}

/** What the record of a game tells. */
const FIELDS = {
  platform: 'platforms',
  players: 'players',
  released: 'released',
  developer: 'developer',
  genre: 'genre',
} as const;

/** Each field of the record of the game that the message or the talk is about. */
function findFields(context: ReplyContext): Found[] {
  const subject = findSubjectOrTopic(context);
  const game = subject === undefined ? undefined : gameOfSubject(subject);
  if (game === undefined) return [];
  const fields = context.question.readGameQuestion();
  return (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).map((field) => ({
    kinds: [`field ${field}`],
    drafts: draftAboutGame(FIELDS[field], game, context),
    scores: { asked: fields?.shareOf([field]) ?? 0 },
  }));
}

const MANY_WORDS = 3;

/** What the partner remembers that has words of the message. */
function findMemories(context: ReplyContext): Found[] {
  const { drafts, words } = draftShared(context);
  return [{ kinds: ['memory'], drafts, scores: { words: Math.min(1, words / MANY_WORDS) } }];
}

const OTHERS: Record<string, (context: ReplyContext) => ReplyDraft[]> = {
  noted: draftAnyNoted,
  visitorName: draftKnownName,
  general: draftGeneral,
  life: draftOfLife,
  lifeQuestion: draftLifeQuestion,
  recommendation: draftRecommendations,
  partners: draftFitting,
  unknown: admitUnknown,
  story: draftDescribedStory,
  self: (context) =>
    isQuestion(context.question) ? draftQuotes(searchSentences(context, 'self'), context) : [],
  listening: draftListening,
};

const isSame = (a: ReplyDraft[], b: ReplyDraft[]): boolean =>
  JSON.stringify(a[0]) === JSON.stringify(b[0]);

const areBoth = (keys: readonly WordingKey[], [draft]: ReplyDraft[], [other]: ReplyDraft[]) =>
  isKeyOf(keys, draft) && isKeyOf(keys, other);

/** Whether the rules know better than the weights which of both is right: of games for a request, of passages for a single word, such as “hard”, and whether help is to be replaced by an admission. */
const isOrdered = (
  { kinds, drafts }: Found,
  byRules: ReplyDraft[],
  { question }: ReplyContext,
): boolean =>
  areBoth(RECOMMENDATIONS, drafts, byRules) ||
  (isKeyOf(['task'], drafts[0]) && isKeyOf(RECOMMENDATIONS, byRules[0])) ||
  (isKeyOf(ADMISSIONS, drafts[0]) && isKeyOf([...ADMISSIONS, 'help'], byRules[0])) ||
  // What was said before finds passages for “how do I do that?”, too.
  (areBoth(['tip'], drafts, byRules) &&
    question.terms.length < 2 &&
    !kinds.some((kind) => OF_TALK.test(kind)));

/** Kind of a passage when the rules chose another one. */
const OTHER_PASSAGE = 'other passage';

/** What the rules chose, followed by what else could answer the message. */
export function listCandidates(context: ReplyContext, byRules: ReplyDraft[]): Candidate[] {
  const rules = { kinds: [BY_RULES], drafts: byRules, scores: {} };
  const others: Found[] = [
    ...(isKeyOf(['listening'], byRules[0]) ? [{ ...rules, kinds: [OTHER_LINE] }] : []),
    ...findByClass(context),
    ...findHelp(context),
    ...findInLibrary(context),
    ...findOfSubject(context),
    ...findOfTalk(context),
    ...findFields(context),
    ...findMemories(context),
    ...Object.entries(OTHERS).map(([kind, draft]) => ({
      kinds: [kind],
      drafts: draft(context),
      scores: {},
    })),
  ];
  const candidates = new Map<string, Omit<Candidate, 'overlap'>>();
  for (const found of [rules, ...findLifeLines(context, byRules), ...listLines(others, context)]) {
    const { kinds, drafts, scores } = found;
    const isByRules = kinds.includes(BY_RULES);
    if (drafts.length === 0) continue;
    if (isOrdered(found, byRules, context) && !isSame(drafts, byRules)) continue;
    // The rules recognize a visitor who asks how the partner is; “I'm well” answers nothing else.
    if (!isByRules && isKeyOf(['howAreYou'], drafts[0])) continue;
    const reply = composeReply(drafts, context);
    if (!isByRules && context.previousReplies.includes(reply)) continue;
    const known = candidates.get(reply);
    const isOther = known === undefined && !isByRules && areBoth(['tip'], drafts, byRules);
    candidates.set(reply, {
      kinds: [...new Set([...(known?.kinds ?? []), ...kinds, ...(isOther ? [OTHER_PASSAGE] : [])])],
      drafts: known?.drafts ?? drafts,
      scores: { ...scores, ...known?.scores },
      reply,
    });
  }
  const overlaps = readOverlaps([...candidates.keys()], context);
  return [...candidates.values()].flatMap((candidate, at) => {
    const overlap = overlaps[at];
    return overlap === undefined ? [] : [{ ...candidate, overlap }];
  });
}
