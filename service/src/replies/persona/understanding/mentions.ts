import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import { normalizeText } from './normalize-text';
import type { SlicedWork } from '../knowledge/time-slices';
import type { GameFile } from '../../../content/content-schema';
import { nameOf, type Subject, type KnowledgeBase } from '../knowledge/knowledge-base';

export interface Mention {
  subject: Subject;
  /** As it stands in the plain text. */
  text: string;
  /** Called by its whole name, by another name of it, or by a part of the name. */
  by: 'name' | 'alias' | 'part';
}

interface Name {
  text: string;
  lower: string;
  isDense: boolean;
  subject: Subject;
  by: Mention['by'];
  /** An English word of its own: only meant when written as the name is. */
  isCaseSensitive: boolean;
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const PART_LENGTHS = [4, 3, 2];

function toNames(text: string, subject: Subject, by: Mention['by']): Name[] {
  const name = normalizeText(text);
  const isDense = DENSE.test(name);
  if (name.length < 2) return [];
  const common = !isDense && !name.includes(' ');
  const isCaseSensitive = common && (by === 'alias' || subject.kind === 'partner' || by === 'part');
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

/** Beginnings and ends of a dense name that occur nowhere in what other things are told with. */
const denseParts = (name: string, isOwn: (part: string) => boolean): string[] =>
  PART_LENGTHS.filter((length) => length < name.length)
    .flatMap((length) => [name.slice(-length), name.slice(0, length)])
    .filter((part) => !/^[\p{Script=Hiragana}的]|[的の]$/u.test(part) && isOwn(part));

/** `Rigg` of `Rigg the Mechanic`, `Hamm` of `Captain Hamm`. */
const latinParts = (name: string, isOwn: (part: string) => boolean): string[] =>
  name
    .split(' ')
    .filter((word) => word.length > 2 && /^\p{Lu}/u.test(word) && word !== name && isOwn(word));

const textOf = (world: KnowledgeBase, game: GameFile, language: Language): string =>
  normalizeText(
    [
      game.title[language],
      game.summary[language],
      ...game.article.flatMap(({ heading, body }) => [heading[language], body[language]]),
      ...world
        .entitiesOf(game)
        .flatMap((entity) => [
          entity.name[language],
          entity.summary[language],
          ...entity.sections.map(({ body }) => body[language]),
        ]),
    ].join(' '),
  );

/** Whether every place where a part occurs lies inside the texts of one game. */
function* createOwnership(
  world: KnowledgeBase,
  language: Language,
): SlicedWork<(slug: string) => (part: string) => boolean> {
  let text = '';
  const ranges = new Map<string, [from: number, to: number]>();
  for (const game of world.content.games) {
    const from = text.length;
    text += textOf(world, game, language);
    ranges.set(game.slug, [from, text.length]);
    yield;
  }
  text += normalizeText(
    world.content.characters
      .flatMap(({ name, bio, line }) => [name[language], bio[language], line[language]])
      .join(' '),
  );
  return (slug) => (part) => {
    const [from, to] = ranges.get(slug) ?? [0, 0];
    return text.indexOf(part) >= from && text.lastIndexOf(part) < to;
  };
}

const fullNames = (subject: Subject): Name[] => [
  ...LANGUAGES.flatMap((language) => toNames(nameOf(subject, language), subject, 'name')),
  ...(subject.kind === 'game'
    ? LANGUAGES.flatMap((language) => subject.game.aliases[language]).flatMap((alias) =>
        toNames(alias, subject, 'alias'),
      )
    : []),
];

function* collectNames(world: KnowledgeBase): SlicedWork<Name[]> {
  const names: Name[] = [];
  for (const subject of world.subjects) {
    names.push(...fullNames(subject));
    yield;
  }
  for (const language of LANGUAGES) {
    const owned = yield* createOwnership(world, language);
    for (const subject of world.subjects) {
      if (subject.kind !== 'entity') continue;
      const name = normalizeText(nameOf(subject, language));
      const found = (DENSE.test(name) ? denseParts : latinParts)(name, owned(subject.game.slug));
      names.push(...found.flatMap((part) => toNames(part, subject, 'part')));
      yield;
    }
  }
  return names;
}

const PRIORITY = { name: 0, alias: 1, part: 2 };

function indexOfName(name: Name, text: string, lower: string): number {
  if (name.isDense) return lower.indexOf(name.lower);
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
  const found: (Mention & { at: number })[] = [];
  for (const name of names) {
    const at = indexOfName(name, text, lower);
    const end = at + name.text.length;
    if (at < 0 || occupied.some(([from, to]) => at < to && end > from)) continue;
    occupied.push([at, end]);
    found.push({ subject: name.subject, text: text.slice(at, end), by: name.by, at });
  }
  return found.sort((a, b) => PRIORITY[a.by] - PRIORITY[b.by] || a.at - b.at);
}

/** Texts whose names are remembered: every turn of a talk is read again with each message. */
const MAX_CACHED_MESSAGES = 2_000;

/** Finds the things of the library that a text names, in any language, the longest name first. */
export function* createMentionFinder(
  world: KnowledgeBase,
): SlicedWork<(text: string) => Mention[]> {
  const names = (yield* collectNames(world)).sort(
    (a, b) => PRIORITY[a.by] - PRIORITY[b.by] || b.text.length - a.text.length,
  );
  const remembered = new Map<string, Mention[]>();
  return (message) => {
    const known = remembered.get(message);
    if (known !== undefined) return known;
    const found = findNames(names, message);
    remembered.set(message, found);
    const [oldest] = remembered.keys();
    if (remembered.size > MAX_CACHED_MESSAGES && oldest !== undefined) remembered.delete(oldest);
    return found;
  };
}
