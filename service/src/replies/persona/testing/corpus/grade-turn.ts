import type { Language } from '@huoban/contracts';
import type { GameFile } from '../../../../content/content-schema';
import { escapePattern } from '../../understanding/normalize-text';
import type { CorpusTurn } from './read-corpus';

export interface Replied {
  turn: CorpusTurn;
  reply: string;
  /** Earlier messages of the partner, the greeting included. */
  earlier: string[];
  /** Everything that the visitor has written so far. */
  visitor: string;
}

export interface Judge {
  language: Language;
  games: GameFile[];
  patterns: Record<string, string>;
  /** The partner's, in the language. */
  name: string;
}

export interface Verdict {
  /** Why the reply is wrong; empty if it is right. */
  faults: string[];
  repeats: boolean;
  /** Evades although the content has the answer. */
  evades: boolean;
}

/** Categories whose questions the content answers. */
const ANSWERED =
  /^(?:facts|articles|entities|partners|stories|activities|help|recommend|context|talks|typos)$/;
export const isAnswered = (category: string, turn: CorpusTurn): boolean =>
  ANSWERED.test(category) &&
  !(turn.mustNotMentionGame || turn.honestUnknown || turn.evasionAllowed);

/** A shorter first clause, such as “Well,”, is no opening. */
const MIN_OPENING: Record<Language, number> = { zh: 4, en: 12, ja: 5 };

/** Visitors and patterns use straight apostrophes, texts of the site typographic ones. */
const straight = (text: string): string => text.replaceAll(/[‘’]/gu, "'");

/** Games whose title is in a text. Short titles are also words and count only between brackets. */
function namedGames(text: string, { games, language }: Judge): GameFile[] {
  return games.filter(({ title: { [language]: title } }) => {
    if (language === 'en')
      return new RegExp(
        `(?<!Miss )\\b${escapePattern(straight(title).replace(/^The /, ''))}(?!\\w)`,
        'u',
      ).test(straight(text));
    return (
      ['《》', '『』', '「」'].some(([open = '', close = '']) =>
        text.includes(open + title + close),
      ) ||
      (title.length > 2 && text.includes(title))
    );
  });
}

function fitsFilter(game: GameFile, filter: NonNullable<CorpusTurn['fits']>): boolean {
  const [least = 1, most = least] = game.players.split('-').map(Number);
  const traits: string[] = [...game.genres, ...game.platforms];
  return (
    (filter.players === undefined || (least <= filter.players && filter.players <= most)) &&
    (filter.year === undefined || game.released.startsWith(`${filter.year}`)) &&
    (filter.games?.includes(game.slug) ?? true) &&
    filter.with.every((trait) => traits.includes(trait)) &&
    !filter.without.some((trait) => traits.includes(trait))
  );
}

/** The first clause, or the first sentence if that is too short; titles do not count. */
function openingOf(text: string, { language, games }: Judge): string {
  const plain = games
    .reduce((rest, { title }) => rest.replaceAll(title[language], ''), text)
    .trim();
  const [clause = ''] = /^[^,，、。.!！?？…~～:：]*/u.exec(plain) ?? [];
  const [sentence = ''] = /^[^。.!！?？…~～]*/u.exec(plain) ?? [];
  const opening = clause.length >= MIN_OPENING[language] ? clause : sentence;
  return opening.length >= MIN_OPENING[language] ? opening.trim().toLowerCase() : '';
}

/** A reply that only hands the visitor's words back does not answer; short ones, such as a greeting, may be returned. */
function withoutEcho(reply: string, text: string, language: Language): string {
  if (text.length <= (language === 'en' ? 16 : 10)) return reply;
  const least = Math.ceil(text.length * 0.75);
  let own = reply;
  for (let length = text.length; length >= least; length -= 1)
    for (let start = 0; start + length <= text.length; start += 1)
      own = own.replace(text.slice(start, start + length), '');
  return own;
}

export function gradeTurn({ turn, reply, earlier, visitor }: Replied, judge: Judge): Verdict {
  const own = withoutEcho(straight(reply), straight(turn.text), judge.language);
  const matches = (source: string): boolean => {
    const expanded = source.replaceAll(/<(\w+)>/g, (_, name: string) =>
      name === 'selfname' ? escapePattern(judge.name) : `(?:${judge.patterns[name] ?? name})`,
    );
    return new RegExp(expanded, 'iu').test(own);
  };
  const byVisitor = namedGames(visitor, judge);
  const named = namedGames(reply, judge).filter((game) => !byVisitor.includes(game));
  const { fits, onlyGames } = turn;
  const allowed = turn.mustNotMentionGame ? [] : onlyGames;
  const unwanted = named.filter(
    (game) => (allowed && !allowed.includes(game.slug)) || (fits && !fitsFilter(game, fits)),
  );
  const faults = [
    ...(turn.any.length === 0 || turn.any.some(matches) ? [] : [`not ${turn.any.join('|')}`]),
    ...turn.all.filter((source) => !matches(source)).map((source) => `not ${source}`),
    ...turn.none.filter(matches).map((source) => `has ${source}`),
    ...(!turn.honestUnknown && matches('<denial>') ? ['says that it does not know'] : []),
    ...(turn.honestUnknown && !matches('<unknown>') ? ['does not say that it does not know'] : []),
    ...(turn.honestUnknown && matches('<flattery>') ? ['praises the question'] : []),
    ...(turn.mustNotMentionGame && matches('<agreement>') ? ['cites the agreements'] : []),
    ...(fits && !namedGames(reply, judge).some((game) => fitsFilter(game, fits))
      ? ['no game that fits']
      : []),
  ];
  const isHonest = turn.evasionAllowed && matches('<unknown>');
  if (isHonest) faults.length = 0;
  if (reply.trim() === '') faults.push('is empty');
  faults.push(...unwanted.map(({ slug }) => `names ${slug}`));
  const opening = openingOf(reply, judge);
  return {
    faults,
    repeats:
      earlier.includes(reply) ||
      (opening !== '' && earlier.some((before) => openingOf(before, judge) === opening)),
    evades: faults.length > 0 && matches('<evasion>'),
  };
}
