import type { Language } from '@huoban/contracts';
import {
  rotate,
  type TemplateDraft,
  type ReplyDraft,
  type ReplyContext,
  type VerbatimDraft,
} from '../answers/reply-draft';
import { openingOf } from './opening';
import { quoteMessage } from './quote-message';
import { fillTemplates, fillWording, isFormal, toRegister } from './fill-wording';

/** Number of replies in which a partner does not repeat an own line. */
const RECENT_REPLIES = 3;

interface StyleLines {
  own: string[];
  shared: string[];
}

interface PartnerStyle {
  openers: StyleLines;
  closers: StyleLines;
  unknown: string[];
}

/** Openers and closers of a partner: own ones, and those of its tags and category. */
function styleOf(context: ReplyContext): PartnerStyle {
  const { partner, texts, language } = context;
  const voice = texts.voices.get(partner.slug);
  const shared = [
    ...partner.tags.flatMap((tag) => texts.styles.tags[tag] ?? []),
    texts.styles.categories[partner.category] ?? [],
  ].flat();
  const inRegister = (lines: string[]) => lines.map((line) => toRegister(line, context));
  const sharedLines = (part: 'openers' | 'closers') =>
    inRegister(shared.flatMap((style) => style[part][language]));
  return {
    openers: { own: inRegister(voice?.openers[language] ?? []), shared: sharedLines('openers') },
    closers: {
      own: inRegister([...(voice?.closers[language] ?? []), partner.line[language]]),
      shared: sharedLines('closers'),
    },
    unknown: inRegister(voice?.unknown[language] ?? []),
  };
}

/** Sorts by last use in earlier replies, unused ones first. */
function leastRecentFirst(lines: string[], replies: string[], seed: number): string[] {
  const lastUse = (line: string) => replies.findLastIndex((reply) => reply.includes(line));
  return rotate(lines, seed).sort((a, b) => lastUse(a) - lastUse(b));
}

/** Own lines that were not used recently, then shared lines, then the other own lines. */
function ownLinesFirst({ own, shared }: StyleLines, replies: string[], seed: number): string[] {
  const recent = replies.slice(-RECENT_REPLIES);
  const isFree = (line: string) => !recent.some((reply) => reply.includes(line));
  return [
    ...leastRecentFirst(own.filter(isFree), replies, seed),
    ...leastRecentFirst(shared, replies, seed),
    ...own.filter((line) => !isFree(line)),
  ];
}

const joinSentences = (parts: string[], language: Language): string =>
  parts.filter((part) => part !== '').join(language === 'en' ? ' ' : '');

const isVerbatim = (draft: ReplyDraft): draft is VerbatimDraft => 'verbatim' in draft;

const factOf = (draft: ReplyDraft): string | undefined =>
  isVerbatim(draft) ? draft.verbatim : draft.fact;

/** The first draft that was not used yet. */
function pickDraft(drafts: ReplyDraft[], context: ReplyContext): ReplyDraft {
  const unused = drafts.find((draft) => {
    const fact = factOf(draft);
    if (fact === undefined) return true;
    const said = toRegister(fact, context);
    return !context.previousReplies.some((reply) => reply.includes(said));
  });
  return unused ?? drafts[0] ?? { key: 'unknown' };
}

/** Statements about the partner itself need no opener. */
const KEYS_WITHOUT_FLOURISH = new Set<TemplateDraft['key']>([
  'name',
  'self',
  'known',
  'favourite',
  'likes',
  'listening',
  'which',
  'aboutMe',
]);

function unusedFirst(lines: string[], replies: string[]): string[] {
  const isUsed = (line: string) => Number(replies.some((reply) => reply.includes(line)));
  return [...lines].sort((a, b) => isUsed(a) - isUsed(b));
}

const wasUsed = ({ own, shared }: StyleLines, replies: string[]): boolean =>
  [...own, ...shared].some((line) => replies.some((reply) => reply.includes(line)));

/** Small talk that gets no closer. */
const SMALL_TALK_WITHOUT_CLOSER = new Set<TemplateDraft['key']>([
  'greeting',
  'goodNight',
  'bye',
  'sad',
  'sorry',
  'bored',
  'human',
  'model',
  'maker',
  'feelings',
  'chat',
  'task',
]);
/** Shorter replies get an opener or closer. */
const SHORT_LENGTH: Record<Language, number> = { zh: 40, en: 90, ja: 50 };

type Flourish = 'opener' | 'closer' | undefined;

/** Selects an opener for the first and about every third reply, and a closer for fewer, to avoid a mannerism. */
function flourishFor(
  draft: TemplateDraft,
  body: string,
  style: PartnerStyle,
  context: ReplyContext,
): Flourish {
  const { key, categoryLines, followUp, part } = draft;
  if (part === 'second' || (part === 'first' && categoryLines !== undefined)) return undefined;
  const { partner, language, previousReplies, seed } = context;
  const isFirst = previousReplies.every((reply) => reply === partner.greeting[language]);
  if (categoryLines !== undefined) {
    return isFirst && !SMALL_TALK_WITHOUT_CLOSER.has(key) && !/[?？]$/u.test(body)
      ? 'closer'
      : undefined;
  }
  const isOwnUnknown = (key === 'unknown' || key === 'unknownAbout') && style.unknown.length > 0;
  if (isOwnUnknown || KEYS_WITHOUT_FLOURISH.has(key)) return undefined;
  if (isFirst) return 'opener';
  if (part !== undefined) return undefined;
  const last = previousReplies.slice(-1);
  const wasOpened = wasUsed(style.openers, last);
  const wasClosed = wasUsed(style.closers, last);
  if (body.length <= SHORT_LENGTH[language] && followUp === undefined && !wasClosed)
    return wasOpened ? 'closer' : 'opener';
  if (wasUsed(style.openers, previousReplies.slice(-2))) return undefined;
  if (seed % 3 === 0) return 'opener';
  const isDue =
    followUp === undefined && !wasUsed(style.closers, previousReplies.slice(-RECENT_REPLIES));
  return isDue && (seed >>> 4) % 4 === 0 ? 'closer' : undefined;
}

/** All candidates for a draft, preferred ones first. */
function* replyCandidates(draft: ReplyDraft, context: ReplyContext): Generator<string> {
  const { texts, language, previousReplies, seed } = context;
  const style = styleOf(context);
  const inRegister = (lines: string[]) => lines.map((line) => toRegister(line, context));
  const openers = ownLinesFirst(style.openers, previousReplies, seed);
  const closers = ownLinesFirst(style.closers, previousReplies, seed >>> 3);
  if (isVerbatim(draft)) {
    yield draft.verbatim;
    for (const closer of closers) yield joinSentences([draft.verbatim, closer], language);
    for (const opener of openers) yield joinSentences([opener, draft.verbatim], language);
    return;
  }
  const isUnknown = draft.key === 'unknown' || draft.key === 'unknownAbout';
  const templates = leastRecentFirst(
    inRegister(fillWording(draft, context)),
    previousReplies,
    seed >>> 5,
  );
  const own = isUnknown
    ? style.unknown
    : fillTemplates(isFormal(context) ? [] : (draft.categoryLines ?? []), draft.values);
  const echo = draft.values?.echo;
  if (draft.key === 'listening' && echo !== undefined)
    templates.sort((a, b) => Number(b.includes(echo)) - Number(a.includes(echo)));
  // A quotation without a frame comes last, unless another answer precedes it.
  const bare = draft.values?.text;
  const unquoted = unusedFirst(
    [
      ...leastRecentFirst(own, previousReplies, seed),
      ...templates.filter((one) => (one === bare) === (draft.part === 'second')),
      ...templates.filter((one) => (one === bare) !== (draft.part === 'second')),
    ],
    previousReplies,
  );
  const bodies = quoteMessage(draft, unquoted, context);
  const endings =
    draft.followUp === undefined
      ? ['']
      : leastRecentFirst(
          inRegister(fillWording(draft.followUp, context)),
          previousReplies,
          seed >>> 7,
        );
  if (draft.isUnstyled === true) {
    yield* bodies;
    for (const opener of texts.wording.stillInDanger[language])
      for (const body of bodies) yield joinSentences([opener, body], language);
    return;
  }
  const flourish = flourishFor(draft, bodies[0] ?? '', style, context);
  const leads = flourish === 'opener' ? [...openers, ''] : ['', ...openers];
  for (const closer of flourish === 'closer' ? [...closers, ''] : ['', ...closers])
    for (const opener of draft.categoryLines === undefined ? leads : [''])
      for (const [at, body] of bodies.entries())
        // The body may already contain the partner's line.
        if (closer === '' || !body.includes(closer))
          yield joinSentences([opener, body, endings[at % endings.length] ?? '', closer], language);
}

/** The preferred candidate of the best draft that neither equals an earlier reply nor begins like one. */
export function composeReply(drafts: ReplyDraft[], context: ReplyContext): string {
  const { previousReplies, language, base } = context;
  const draft = pickDraft(drafts, context);
  const titles = base.content.games.map(({ title }) => title[language]);
  const used = new Set(previousReplies);
  const openings = new Set(previousReplies.map((reply) => openingOf(reply, titles, language)));
  openings.delete('');
  let fallback: string | undefined;
  let last = '';
  for (const candidate of replyCandidates(draft, context)) {
    const text = toRegister(candidate, context);
    last = text;
    if (used.has(text)) continue;
    if (!openings.has(openingOf(text, titles, language))) return text;
    fallback ??= text;
  }
  return fallback ?? last;
}
