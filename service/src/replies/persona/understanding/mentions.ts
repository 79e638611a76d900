import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import { normalizeText } from './normalize-text';
import { LRUCache } from 'lru-cache';
import { createMisspeltFinder } from './names/misspelt-finder';
import type { HelpSection } from '../knowledge/sentences';
import type { SlicedWork } from '../../../process/time-slices';
import type { GameFile } from '../../../content/content-schema';
import { nameOf, type Subject, type KnowledgeBase } from '../knowledge/knowledge-base';

export interface Mention {
  subject: Subject;
  /** As written in the normalized text. */
  text: string;
  /** Position in the normalized text. */
  at: number;
  /** Which name was used: the full name, an alias, a part of the name, a misspelling, or a word such as “it”. */
  by: 'name' | 'alias' | 'part' | 'similar' | 'reference';
}

interface Name {
  text: string;
  lower: string;
  isDense: boolean;
  subject: Subject;
  by: Mention['by'];
  /** The name is also an English word, so its case must match. */
  isCaseSensitive: boolean;
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const PART_LENGTHS = [4, 3, 2];

function toNames(text: string, subject: Subject, by: Mention['by']): Name[] {
  const name = normalizeText(text);
  const isDense = DENSE.test(name);
  if (name.length < 2) return [];
  const common = !isDense && !name.includes(' ');
  // A long part of the name of a partner is no other word: “foxley”.
  const isRare = subject.kind === 'partner' && by === 'part' && name.length > 5;
  const isCaseSensitive =
    common &&
    !isRare &&
    (by === 'alias' || by === 'part' || subject.kind === 'partner' || subject.kind === 'entity');
  const whole = /^The /.test(name) ? [name, name.slice(4)] : [name];
  return whole.map((one) => ({
    text: one,
    lower: one.toLowerCase(),
    isDense,
    subject,
    by,
    isCaseSensitive,
  }));
}

/** Prefixes and suffixes of a dense name that do not occur in texts of other games. */
const denseParts = (name: string, isOwn: (part: string) => boolean): string[] =>
  PART_LENGTHS.filter((length) => length < name.length)
    .flatMap((length) => [name.slice(-length), name.slice(0, length)])
    .filter((part) => !/^[\p{Script=Hiragana}的]|[的の]$/u.test(part) && isOwn(part));

/** `Rigg` of `Rigg the Mechanic`, `Hamm` of `Captain Hamm`. */
const latinParts = (name: string, isOwn: (part: string) => boolean): string[] =>
  name
    .split(' ')
    .filter((word) => word.length > 2 && /^\p{Lu}/u.test(word) && word !== name && isOwn(word));

const textOf = (base: KnowledgeBase, game: GameFile, language: Language): string =>
  normalizeText(
    [
      game.title[language],
      game.summary[language],
      ...game.article.flatMap(({ heading, body }) => [heading[language], body[language]]),
      ...base
        .entitiesOf(game)
        .flatMap((entity) => [
          entity.name[language],
          entity.summary[language],
          ...entity.sections.map(({ body }) => body[language]),
        ]),
    ].join(' '),
  );

/** Creates a test whether a part occurs only in the texts of one game. */
function* createOwnership(
  base: KnowledgeBase,
  help: HelpSection[],
  language: Language,
): SlicedWork<(slug: string) => (part: string) => boolean> {
  let text = '';
  const ranges = new Map<string, [from: number, to: number]>();
  for (const game of base.content.games) {
    const from = text.length;
    text += textOf(base, game, language);
    ranges.set(game.slug, [from, text.length]);
    yield;
  }
  text += normalizeText(
    [
      ...base.content.characters.flatMap(({ name, bio, line }) => [name, bio, line]),
      ...help.flatMap(({ heading, body }) => [heading, body]),
    ]
      .map((one) => one[language])
      .join(' '),
  );
  return (slug) => (part) => {
    const [from, to] = ranges.get(slug) ?? [0, 0];
    return text.indexOf(part) >= from && text.lastIndexOf(part) < to;
  };
}

/** Creates a test whether a part of the name of one partner occurs in no text of a game or a partner and no other name. */
function createNameTest(base: KnowledgeBase, language: Language): (part: string) => boolean {
  const texts = [
    ...base.content.games.map((game) => textOf(base, game, language)),
    ...base.content.characters.map(({ bio }) => normalizeText(bio[language])),
  ]
    .join(' ')
    .toLowerCase();
  const names = base.content.characters.map(({ name }) => normalizeText(name[language]));
  return (part) =>
    part.length > 2 &&
    !texts.includes(part.toLowerCase()) &&
    names.filter((name) => name.includes(part)).length === 1;
}

/** A shorter part of a title is an everyday phrase, such as “一起玩” after the first. */
const MIN_TITLE_PART = { first: 3, later: 4 };

const fullNames = (subject: Subject): Name[] => [
  ...LANGUAGES.flatMap((language) => toNames(nameOf(subject, language), subject, 'name')),
  ...(subject.kind === 'activity' || subject.kind === 'story'
    ? LANGUAGES.flatMap((language) =>
        nameOf(subject, language)
          .split(/[，、,：:]\s*/u)
          .filter((part, at) => part.length >= MIN_TITLE_PART[at === 0 ? 'first' : 'later']),
      ).flatMap((part) => toNames(part, subject, 'alias'))
    : []),
  ...(subject.kind === 'game'
    ? LANGUAGES.flatMap((language) => subject.game.aliases[language]).flatMap((alias) =>
        toNames(alias, subject, 'alias'),
      )
    : []),
];

function* collectNames(base: KnowledgeBase, help: HelpSection[]): SlicedWork<Name[]> {
  const names: Name[] = [];
  for (const subject of base.subjects) {
    names.push(...fullNames(subject));
    yield;
  }
  for (const language of LANGUAGES) {
    const owned = yield* createOwnership(base, help, language);
    const isOnlyName = createNameTest(base, language);
    for (const subject of base.subjects) {
      if (subject.kind === 'partner') {
        const name = normalizeText(nameOf(subject, language));
        const parts = (DENSE.test(name) ? denseParts : latinParts)(name, isOnlyName);
        names.push(...parts.flatMap((part) => toNames(part, subject, 'part')));
      }
      if (subject.kind !== 'entity') continue;
      const name = normalizeText(nameOf(subject, language));
      const found = (DENSE.test(name) ? denseParts : latinParts)(name, owned(subject.game.slug));
      names.push(...found.flatMap((part) => toNames(part, subject, 'part')));
      yield;
    }
  }
  return names;
}

const PRIORITY = { name: 0, reference: 0, alias: 1, similar: 2, part: 3 };

const KATAKANA = /[\p{Script=Katakana}ー]/u;
const KATAKANA_ONLY = /^[\p{Script=Katakana}ー]+$/u;
/** A hiragana name between other hiragana is a part of words, unless these are particles. */
const HIRAGANA_ONLY = /^\p{Script=Hiragana}+$/u;
const WITHIN_WORDS = {
  before: /[^\P{Script=Hiragana}はがをにでともへのや]$/u,
  after: /^[^\P{Script=Hiragana}はがをにでともへのやかっさちだじ]/u,
};

function indexOfName(name: Name, text: string, lower: string): number {
  if (name.isDense) {
    const at = lower.indexOf(name.lower);
    // A katakana name inside a longer katakana word is another word.
    const isInside =
      KATAKANA.test(lower[at - 1] ?? '') || KATAKANA.test(lower[at + name.lower.length] ?? '');
    const isOther =
      WITHIN_WORDS.before.test(lower.slice(0, Math.max(at, 0))) ||
      WITHIN_WORDS.after.test(lower.slice(at + name.lower.length));
    return (KATAKANA_ONLY.test(name.lower) && isInside) ||
      (HIRAGANA_ONLY.test(name.lower) && isOther)
      ? -1
      : at;
  }
  const [where, what] = name.isCaseSensitive ? [text, name.text] : [lower, name.lower];
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    const before = where[at - 1] ?? ' ';
    const after = where[at + what.length] ?? ' ';
    if (!/[a-z0-9]/i.test(before) && !/[a-z0-9]/i.test(after)) return at;
  }
  return -1;
}

function findNames(names: Name[], message: string): Mention[] {
  const text = normalizeText(message);
  const lower = text.toLowerCase();
  const occupied: [number, number][] = [];
  const found: Mention[] = [];
  for (const name of names) {
    const at = indexOfName(name, text, lower);
    const end = at + name.text.length;
    if (at < 0 || occupied.some(([from, to]) => at < to && end > from)) continue;
    occupied.push([at, end]);
    found.push({ subject: name.subject, text: text.slice(at, end), by: name.by, at });
  }
  return found.sort((a, b) => PRIORITY[a.by] - PRIORITY[b.by] || a.at - b.at);
}

/** Cached because every message of a conversation is analyzed again with each new one. */
const MAX_CACHED = 2_000;

/** Finds the subjects that a text mentions in any language; longer names take precedence. */
export function* createMentionFinder(
  base: KnowledgeBase,
  help: HelpSection[],
): SlicedWork<(text: string) => Mention[]> {
  const names = (yield* collectNames(base, help)).sort(
    (a, b) => PRIORITY[a.by] - PRIORITY[b.by] || b.text.length - a.text.length,
  );
  const findAll = createMisspeltFinder(base.subjects, (message) => findNames(names, message));
  const cache = new LRUCache<string, Mention[]>({ max: MAX_CACHED, memoMethod: findAll });
  return (message) => cache.memo(message);
}
