import type { Selectable } from 'kysely';
import type { Language } from '@huoban/contracts';
import type { GameCard } from '@huoban/contracts/api';
import type { GamesTable } from '../../database/tables';
import type { Library } from '../library';

/** Columns of a card, without the article. */
export const GAME_CARD_COLUMNS = [
  'games.id',
  'games.slug',
  'games.title',
  'games.summary',
  'games.genres',
  'games.platforms',
  'games.released',
  'games.developer',
  'games.players',
] as const;

export type GameCardRow = Pick<
  Selectable<GamesTable>,
  | 'id'
  | 'slug'
  | 'title'
  | 'summary'
  | 'genres'
  | 'platforms'
  | 'released'
  | 'developer'
  | 'players'
>;

/** Card of a game in one language. */
export const presentGame = (
  { facets, pictureOf }: Library,
  game: GameCardRow,
  language: Language,
): GameCard => ({
  id: game.id,
  slug: game.slug,
  title: game.title[language],
  summary: game.summary[language],
  genres: facets.namesOf('genre', game.genres, language),
  platforms: facets.namesOf('platform', game.platforms, language),
  released: game.released,
  developer: game.developer[language],
  players: game.players,
  picture: pictureOf('covers', game.slug),
});
