import type { Insertable } from 'kysely';
import type {
  CharacterGamesTable,
  CharactersTable,
  GameEntitiesTable,
  GamesTable,
  Localized,
  TermsTable,
} from '../database/tables';
import { kanaRow, titleInitial, titleRanks, titleReading } from './title-order';
import { GENRES, PLATFORMS } from './library-facets';
import type { Content } from './read-content';

const json = (value: unknown) => JSON.stringify(value);

export function gameRows({ games }: Content): Insertable<GamesTable>[] {
  const rank = (language: 'zh' | 'en') =>
    titleRanks(
      games.map(({ title }) => title[language]),
      language,
    );
  const readings = games.map(({ title, aliases, spellings }) =>
    titleReading(title.ja, [...aliases.ja, ...spellings]),
  );
  const [zh, en, ja] = [rank('zh'), rank('en'), titleRanks(readings, 'ja')];
  return games.map((game, index) => ({
    id: game.id,
    slug: game.slug,
    title: json(game.title),
    aliases: json(game.aliases),
    summary: json(game.summary),
    article: json(game.article),
    developer: json(game.developer),
    genres: game.genres,
    platforms: game.platforms,
    released: game.released,
    players: game.players,
    letter_zh: titleInitial(game.title.zh),
    letter_latin: titleInitial(game.title.en),
    letter_ja: kanaRow(readings[index] ?? ''),
    order_zh: zh[index] ?? 0,
    order_en: en[index] ?? 0,
    order_ja: ja[index] ?? 0,
  }));
}

/** Entities of each game, in file order. */
export const entityRows = ({ games, entities }: Content): Insertable<GameEntitiesTable>[] =>
  games.flatMap(({ id: game_id, slug }) =>
    entities
      .filter(({ game }) => game === slug)
      .map((entity, position) => ({
        id: entity.id,
        game_id,
        position,
        kind: entity.kind,
        name: json(entity.name),
        summary: json(entity.summary),
        sections: json(entity.sections),
        role: entity.kind === 'role' ? json(entity.role) : null,
      })),
  );

export const characterRows = ({ characters }: Content): Insertable<CharactersTable>[] =>
  characters.map((character) => ({
    id: character.id,
    slug: character.slug,
    name: json(character.name),
    line: json(character.line),
    bio: json(character.bio),
    greeting: json(character.greeting),
    voice: json(character.voice),
    samples: json(character.samples),
    tags: character.tags,
    category: character.category,
    popularity: character.popularity,
    created: character.created,
  }));

/** Games of each partner, in file order. Games that are not in the library are omitted. */
export function characterGameRows(content: Content): Insertable<CharacterGamesTable>[] {
  const ids = new Map(content.games.map(({ slug, id }) => [slug, id]));
  return content.characters.flatMap(({ id, games }) =>
    [...new Set(games)].flatMap((slug, position) => {
      const game = ids.get(slug);
      return game === undefined ? [] : [{ character_id: id, game_id: game, position }];
    }),
  );
}

export function facetRows(content: Content): Insertable<TermsTable>[] {
  const rows = (kind: TermsTable['kind'], terms: Record<string, Localized>) =>
    Object.entries(terms).map(([id, name], position) => ({ kind, id, position, name: json(name) }));
  return [
    ...rows('tag', content.tags),
    ...rows('category', content.categories),
    ...rows('genre', GENRES),
    ...rows('platform', PLATFORMS),
  ];
}
