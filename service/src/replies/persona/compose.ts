import type { Language } from '@huoban/contracts';
import type { CharacterFile } from '../../content/content-schema';
import { turned, type Answer, type Answers, type Asking, type OwnWords } from './answer';
import type { Words } from './words';

const fill = (way: string, values: Record<string, string>): string | undefined => {
  const missing: string[] = [];
  const text = way.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) missing.push(name);
    return value ?? '';
  });
  return missing.length === 0 ? text.trim() : undefined;
};

const filled = (ways: string[], values: Record<string, string> = {}): string[] =>
  ways.flatMap((way) => fill(way, values) ?? []);

const waysOf = ({ key, values }: Answer, words: Words, language: Language): string[] =>
  filled(words.wording[key][language], values);

/** Replies in which a line of its own is not said twice. */
const RECENT = 3;

interface Lines {
  own: string[];
  shared: string[];
}

interface Manner {
  openers: Lines;
  closers: Lines;
  admitting: string[];
}

/** How a partner begins and ends: its own ways first, then those of its tags and category. */
const mannerOf = (partner: CharacterFile, words: Words, language: Language): Manner => {
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
    admitting: voice?.unknown[language] ?? [],
  };
};

/** Those that were not heard for longest first; what was never said before what was. */
const freshest = (lines: string[], told: string[], seed: number): string[] => {
  const heard = (line: string) => told.findLastIndex((reply) => reply.includes(line));
  return turned(lines, seed).sort((a, b) => heard(a) - heard(b));
};

/** A partner speaks in its own way, unless it has just done so; then as its kind does. */
const ownFirst = ({ own, shared }: Lines, told: string[], seed: number): string[] => {
  const recent = told.slice(-RECENT);
  const isFree = (line: string) => !recent.some((reply) => reply.includes(line));
  return [
    ...freshest(own.filter(isFree), told, seed),
    ...freshest(shared, told, seed),
    ...own.filter((line) => !isFree(line)),
  ];
};

const join = (parts: string[], language: Language): string =>
  parts.filter((part) => part !== '').join(language === 'en' ? ' ' : '');

const isOwn = (answer: Answer | OwnWords): answer is OwnWords => 'own' in answer;

const factOf = (answer: Answer | OwnWords): string | undefined =>
  isOwn(answer) ? answer.own : answer.fact;

/** The answer to give now: the first that was not given yet. */
const pick = (answers: Answers, told: string[]): Answer | OwnWords => {
  const fresh = answers.find((answer) => {
    const fact = factOf(answer);
    return fact === undefined || !told.some((reply) => reply.includes(fact));
  });
  return fresh ?? answers[0] ?? { key: 'unknown' };
};

/** Of itself a partner speaks, and it listens, without leading up to it. */
const PLAIN = new Set<Answer['key']>([
  'name',
  'self',
  'known',
  'favourite',
  'likes',
  'listening',
  'which',
  'aboutMe',
]);

const unheardFirst = (lines: string[], told: string[]): string[] => {
  const heard = (line: string) => Number(told.some((reply) => reply.includes(line)));
  return [...lines].sort((a, b) => heard(a) - heard(b));
};

const wasSaid = ({ own, shared }: Lines, replies: string[]): boolean =>
  [...own, ...shared].some((line) => replies.some((reply) => reply.includes(line)));

/** Small talk that a catchphrase after it would spoil. */
const LEFT_ALONE = new Set<Answer['key']>([
  'greeting',
  'goodNight',
  'bye',
  'sad',
  'sorry',
  'bored',
]);
/** Characters of an answer that sounds curt by itself. */
const CURT: Record<Language, number> = { zh: 40, en: 90, ja: 50 };

type Flavour = 'opener' | 'closer' | undefined;

/** Every answer led up to would be a tic: the first of a talk is, then about one in three; fewer are rounded off. */
const flavourDue = (answer: Answer, body: string, manner: Manner, asking: Asking): Flavour => {
  const { key, kindred, then } = answer;
  const { partner, language, told, seed } = asking;
  const isFirst = told.every((reply) => reply === partner.greeting[language]);
  if (kindred !== undefined) {
    return isFirst && !LEFT_ALONE.has(key) && !/[?？]$/u.test(body) ? 'closer' : undefined;
  }
  const admits = (key === 'unknown' || key === 'unknownAbout') && manner.admitting.length > 0;
  if (admits || PLAIN.has(key)) return undefined;
  if (isFirst) return 'opener';
  const last = told.slice(-1);
  const wasOpened = wasSaid(manner.openers, last);
  const wasRounded = wasSaid(manner.closers, last);
  if (body.length <= CURT[language] && then === undefined && !wasRounded)
    return wasOpened ? 'closer' : 'opener';
  if (wasSaid(manner.openers, told.slice(-2))) return undefined;
  if (seed % 3 === 0) return 'opener';
  const isDue = then === undefined && !wasSaid(manner.closers, told.slice(-RECENT));
  return isDue && (seed >>> 4) % 4 === 0 ? 'closer' : undefined;
};

/** Every way to say an answer, the likeliest first. */
function* manners(answer: Answer | OwnWords, asking: Asking): Generator<string> {
  const { words, partner, language, told, seed } = asking;
  const manner = mannerOf(partner, words, language);
  const openers = ownFirst(manner.openers, told, seed);
  const closers = ownFirst(manner.closers, told, seed >>> 3);
  if (isOwn(answer)) {
    yield answer.own;
    for (const closer of closers) yield join([answer.own, closer], language);
    for (const opener of openers) yield join([opener, answer.own], language);
    return;
  }
  const admits = answer.key === 'unknown' || answer.key === 'unknownAbout';
  const ways = freshest(waysOf(answer, words, language), told, seed >>> 5);
  const own = admits ? manner.admitting : filled(answer.kindred ?? [], answer.values);
  const bodies = unheardFirst([...freshest(own, told, seed), ...ways], told);
  const then =
    answer.then === undefined
      ? ['']
      : freshest(waysOf(answer.then, words, language), told, seed >>> 7);
  if (answer.bare === true) {
    yield* bodies;
    for (const opener of words.wording.stillInDanger[language])
      for (const body of bodies) yield join([opener, body], language);
    return;
  }
  const due = flavourDue(answer, bodies[0] ?? '', manner, asking);
  const leads = due === 'opener' ? [...openers, ''] : ['', ...openers];
  for (const closer of due === 'closer' ? [...closers, ''] : ['', ...closers])
    for (const opener of answer.kindred === undefined ? leads : [''])
      for (const [at, body] of bodies.entries())
        // an answer may hold the partner's line already
        if (closer === '' || !body.includes(closer))
          yield join([opener, body, then[at % then.length] ?? '', closer], language);
}

/** Says the best answer in the manner of the partner, never as an earlier reply was said. */
export const compose = (answers: Answers, asking: Asking): string => {
  const answer = pick(answers, asking.told);
  const said = new Set(asking.told);
  let last = '';
  for (const text of manners(answer, asking)) {
    if (!said.has(text)) return text;
    last = text;
  }
  return last;
};
