import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import { plain } from './plain';
import { nameOf, type Subject, type World } from './world';

export interface Mention {
  subject: Subject;
  /** As it stands in the plain text. */
  text: string;
  /** Called by its whole name, by another name of it, or by a part of the name. */
  by: 'name' | 'alias' | 'part';
}

interface Name {
  plain: string;
  subject: Subject;
  by: Mention['by'];
  /** An English word of its own: only meant when written as the name is. */
  asWritten: boolean;
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const PART_LENGTHS = [4, 3, 2];

const named = (text: string, subject: Subject, by: Mention['by']): Name[] => {
  const name = plain(text);
  const dense = DENSE.test(name);
  if (name.length < 2) return [];
  const common = !dense && !name.includes(' ');
  const asWritten = common && (by === 'alias' || subject.kind === 'partner' || by === 'part');
  const short = /^The /.test(name) ? [{ plain: name.slice(4), subject, by, asWritten }] : [];
  return [{ plain: name, subject, by, asWritten }, ...short];
};

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

/** Whether every place where a part occurs lies inside the texts of one game. */
const ownership = (world: World, language: Language) => {
  let text = '';
  const ranges = new Map<string, [from: number, to: number]>();
  for (const game of world.content.games) {
    const from = text.length;
    text += plain(
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
    ranges.set(game.slug, [from, text.length]);
  }
  text += plain(
    world.content.characters
      .flatMap(({ name, bio, line }) => [name[language], bio[language], line[language]])
      .join(' '),
  );
  return (slug: string) => (part: string) => {
    const [from, to] = ranges.get(slug) ?? [0, 0];
    return text.indexOf(part) >= from && text.lastIndexOf(part) < to;
  };
};

const namesIn = (world: World): Name[] => {
  const names = world.subjects.flatMap((subject) => [
    ...LANGUAGES.flatMap((language) => named(nameOf(subject, language), subject, 'name')),
    ...(subject.kind === 'game'
      ? LANGUAGES.flatMap((language) => subject.game.aliases[language]).flatMap((alias) =>
          named(alias, subject, 'alias'),
        )
      : []),
  ]);
  const parts = LANGUAGES.flatMap((language) => {
    const owned = ownership(world, language);
    return world.subjects.flatMap((subject) => {
      if (subject.kind !== 'entity') return [];
      const name = plain(nameOf(subject, language));
      const found = (DENSE.test(name) ? denseParts : latinParts)(name, owned(subject.game.slug));
      return found.flatMap((part) => named(part, subject, 'part'));
    });
  });
  return [...names, ...parts];
};

const STRENGTH = { name: 0, alias: 1, part: 2 };

const occursAt = (name: Name, text: string, lower: string): number => {
  if (DENSE.test(name.plain)) return lower.indexOf(name.plain.toLowerCase());
  const [where, what] = name.asWritten ? [text, name.plain] : [lower, name.plain.toLowerCase()];
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    const before = where[at - 1] ?? ' ';
    const after = where[at + what.length] ?? ' ';
    if (!/[a-z0-9]/i.test(before) && !/[a-z0-9]/i.test(after)) return at;
  }
  return -1;
};

/** Finds the things of the library that a text names, in any language, the longest name first. */
export const createMentions = (world: World): ((text: string) => Mention[]) => {
  const names = namesIn(world).sort(
    (a, b) => STRENGTH[a.by] - STRENGTH[b.by] || b.plain.length - a.plain.length,
  );
  return (message) => {
    const text = plain(message);
    const lower = text.toLowerCase();
    const taken: [number, number][] = [];
    const found: (Mention & { at: number })[] = [];
    for (const name of names) {
      const at = occursAt(name, text, lower);
      const end = at + name.plain.length;
      if (at < 0 || taken.some(([from, to]) => at < to && end > from)) continue;
      taken.push([at, end]);
      found.push({ subject: name.subject, text: text.slice(at, end), by: name.by, at });
    }
    return found.sort((a, b) => STRENGTH[a.by] - STRENGTH[b.by] || a.at - b.at);
  };
};
