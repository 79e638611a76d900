import type { Facet } from '@huoban/contracts/api';

/** Initials with their number of games, in the order of the alphabet. */
export const presentLetters = (counts: ReadonlyMap<string, number>): Facet[] =>
  [...counts]
    .map(([id, count]) => ({ id, name: id, count }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
