import type { Facet } from '@huoban/contracts/api';

/** Initials with their number of games, in alphabetical order. */
export const presentLetters = (counts: ReadonlyMap<string, number>): Facet[] =>
  [...counts]
    .map(([id, count]) => ({ id, name: id, count }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
