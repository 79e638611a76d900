import type { Language } from '@huoban/contracts';
import { PLAYER_COUNTS, type Facet } from '@huoban/contracts/api';

/** Initials with their number of games, in alphabetical order. */
export const presentLetters = (counts: ReadonlyMap<string, number>): Facet[] =>
  [...counts]
    .map(([id, count]) => ({ id, name: id, count }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

const PLAYER_NAMES: Record<Language, Record<(typeof PLAYER_COUNTS)[number], string>> = {
  zh: { '1': '单人', '2': '双人', '4': '四人', '8': '八人以上' },
  en: { '1': 'One player', '2': 'Two players', '4': 'Four players', '8': 'Eight or more' },
  ja: { '1': 'ひとり', '2': 'ふたり', '4': '四人', '8': '八人以上' },
};

/** Numbers of players with their number of games. */
export const presentPlayers = (counts: ReadonlyMap<string, number>, language: Language): Facet[] =>
  PLAYER_COUNTS.filter((id) => counts.has(id)).map((id) => ({
    id,
    name: PLAYER_NAMES[language][id],
    count: counts.get(id) ?? 0,
  }));
