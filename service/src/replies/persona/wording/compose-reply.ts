import type { Language } from '@huoban/contracts';
import type { CharacterFile } from '../../../content/content-schema';
import {
  rotate,
  type TemplateDraft,
  type ReplyDrafts,
  type ReplyContext,
  type VerbatimDraft,
} from '../answers/reply-draft';
import type { PersonaTexts } from './persona-texts';

function fillTemplate(template: string, values: Record<string, string>): string | undefined {
  const missing: string[] = [];
  const text = template.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) missing.push(name);
    return value ?? '';
  });
  return missing.length === 0 ? text.trim() : undefined;
}

const fillTemplates = (templates: string[], values: Record<string, string> = {}): string[] =>
  templates.flatMap((way) => fillTemplate(way, values) ?? []);

const fillWording = (
  { key, values }: TemplateDraft,
  words: PersonaTexts,
  language: Language,
): string[] => fillTemplates(words.wording[key][language], values);

/** Replies in which a line of its own is not said twice. */
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

/** How a partner begins and ends: its own ways first, then those of its tags and category. */
function styleOf(partner: CharacterFile, words: PersonaTexts, language: Language): PartnerStyle {
  const voice = words.voices.get(partner.slug);
  const shared = [
    ...partner.tags.flatMap((tag) => words.styles.tags[tag] ?? []),
    words.styles.categories[partner.category] ?? [],
  ].flat();
  const sharedLines = (part: 'openers' | 'closers') =>
    shared.flatMap((style) => style[part][language]);
  return {
    openers: { own: voice?.openers[language] ?? [], shared: sharedLines('openers') },
    closers: {
      own: [...(voice?.closers[language] ?? []), partner.line[language]],
      shared: sharedLines('closers'),
    },
    unknown: voice?.unknown[language] ?? [],
  };
}

/** Those that were not heard for longest first; what was never said before what was. */
function leastRecentFirst(lines: string[], replies: string[], seed: number): string[] {
  const lastUse = (line: string) => replies.findLastIndex((reply) => reply.includes(line));
  return rotate(lines, seed).sort((a, b) => lastUse(a) - lastUse(b));
}

/** A partner speaks in its own way, unless it has just done so; then as its kind does. */
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

const isVerbatim = (answer: TemplateDraft | VerbatimDraft): answer is VerbatimDraft =>
  'verbatim' in answer;

const factOf = (answer: TemplateDraft | VerbatimDraft): string | undefined =>
  isVerbatim(answer) ? answer.verbatim : answer.fact;

/** The answer to give now: the first that was not given yet. */
function pickDraft(drafts: ReplyDrafts, replies: string[]): TemplateDraft | VerbatimDraft {
  const unused = drafts.find((answer) => {
    const fact = factOf(answer);
    return fact === undefined || !replies.some((reply) => reply.includes(fact));
  });
  return unused ?? drafts[0] ?? { key: 'unknown' };
}

/** Of itself a partner speaks, and it listens, without leading up to it. */
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

/** Small talk that a catchphrase after it would spoil. */
const SMALL_TALK_WITHOUT_CLOSER = new Set<TemplateDraft['key']>([
  'greeting',
  'goodNight',
  'bye',
  'sad',
  'sorry',
  'bored',
]);
/** Characters of an answer that sounds curt by itself. */
const SHORT_LENGTH: Record<Language, number> = { zh: 40, en: 90, ja: 50 };

type Flourish = 'opener' | 'closer' | undefined;

/** Every answer led up to would be a tic: the first of a talk is, then about one in three; fewer are rounded off. */
function flourishFor(
  answer: TemplateDraft,
  body: string,
  style: PartnerStyle,
  context: ReplyContext,
): Flourish {
  const { key, categoryLines, followUp } = answer;
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

/** Every way to say an answer, the likeliest first. */
function* replyCandidates(
  answer: TemplateDraft | VerbatimDraft,
  context: ReplyContext,
): Generator<string> {
  const { texts, partner, language, previousReplies, seed } = context;
  const style = styleOf(partner, texts, language);
  const openers = ownLinesFirst(style.openers, previousReplies, seed);
  const closers = ownLinesFirst(style.closers, previousReplies, seed >>> 3);
  if (isVerbatim(answer)) {
    yield answer.verbatim;
    for (const closer of closers) yield joinSentences([answer.verbatim, closer], language);
    for (const opener of openers) yield joinSentences([opener, answer.verbatim], language);
    return;
  }
  const isUnknown = answer.key === 'unknown' || answer.key === 'unknownAbout';
  const ways = leastRecentFirst(fillWording(answer, texts, language), previousReplies, seed >>> 5);
  const own = isUnknown ? style.unknown : fillTemplates(answer.categoryLines ?? [], answer.values);
  const bodies = unusedFirst(
    [...leastRecentFirst(own, previousReplies, seed), ...ways],
    previousReplies,
  );
  const then =
    answer.followUp === undefined
      ? ['']
      : leastRecentFirst(
          fillWording(answer.followUp, texts, language),
          previousReplies,
          seed >>> 7,
        );
  if (answer.isUnstyled === true) {
    yield* bodies;
    for (const opener of texts.wording.stillInDanger[language])
      for (const body of bodies) yield joinSentences([opener, body], language);
    return;
  }
  const flourish = flourishFor(answer, bodies[0] ?? '', style, context);
  const leads = flourish === 'opener' ? [...openers, ''] : ['', ...openers];
  for (const closer of flourish === 'closer' ? [...closers, ''] : ['', ...closers])
    for (const opener of answer.categoryLines === undefined ? leads : [''])
      for (const [at, body] of bodies.entries())
        // an answer may hold the partner's line already
        if (closer === '' || !body.includes(closer))
          yield joinSentences([opener, body, then[at % then.length] ?? '', closer], language);
}

/** Says the best answer in the manner of the partner, never as an earlier reply was said. */
export function composeReply(answers: ReplyDrafts, context: ReplyContext): string {
  const answer = pickDraft(answers, context.previousReplies);
  const said = new Set(context.previousReplies);
  let last = '';
  for (const text of replyCandidates(answer, context)) {
    if (!said.has(text)) return text;
    last = text;
  }
  return last;
}
