import type { Insertable } from 'kysely';
import type {
  CharacterGamesTable,
  CharactersTable,
  GameEntitiesTable,
  GamesTable,
  Localized,
  TermsTable,
} from '../database/tables';
import { fold } from '../search/fold';
import { searchVector } from '../search/vector';
import { initialOf, ranksOf } from './alphabet';
import { GENRES, PLATFORMS } from './library-terms';
import type { CharacterFile, EntityFile } from './content-schema';
import type { Content } from './read-content';

const json = (value: unknown) => JSON.stringify(value);
const every = (text: Localized) => [text.zh, text.en, text.ja];
const foldedNames = (names: string[]) => [...new Set(names.map((name) => fold(name).trim()))];

/** What a search for the game finds of an entity: by its name, its title and all that is told of it. */
const entityTexts = (entity: EntityFile) => ({
  names: [...every(entity.name), ...(entity.kind === 'role' ? every(entity.role.title) : [])],
  told: [
    ...every(entity.summary),
    ...(entity.kind === 'role' ? every(entity.role.skill) : []),
    ...entity.sections.flatMap(({ heading, body }) => [...every(heading), ...every(body)]),
  ],
});

export const gameRows = ({ games, entities }: Content): Insertable<GamesTable>[] => {
  const rank = (language: 'zh' | 'en' | 'ja') =>
    ranksOf(
      games.map(({ title }) => title[language]),
      language,
    );
  const [zh, en, ja] = [rank('zh'), rank('en'), rank('ja')];
  return games.map((game, index) => {
    const inside = entities.filter((entity) => entity.game === game.slug).map(entityTexts);
    const aliases = [...game.aliases.zh, ...game.aliases.en, ...game.aliases.ja];
    const names = (known: Record<string, Localized>, ids: string[]) =>
      ids.flatMap((id) => (known[id] === undefined ? [] : every(known[id])));
    return {
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
      letter_zh: initialOf(game.title.zh),
      letter_latin: initialOf(game.title.en),
      order_zh: zh[index] ?? 0,
      order_en: en[index] ?? 0,
      order_ja: ja[index] ?? 0,
      names: foldedNames([...every(game.title), ...aliases]),
      search: searchVector([
        { weight: 'A', texts: every(game.title) },
        { weight: 'B', texts: aliases },
        {
          weight: 'C',
          texts: [
            ...every(game.summary),
            ...names(GENRES, game.genres),
            ...inside.flatMap(({ names: named }) => named),
          ],
        },
        {
          weight: 'D',
          texts: [
            ...game.article.flatMap(({ heading, body }) => [...every(heading), ...every(body)]),
            ...every(game.developer),
            ...inside.flatMap(({ told }) => told),
          ],
        },
      ]),
    };
  });
};

/** The entities of each game, in the order of its file. */
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

export const characterRows = (content: Content): Insertable<CharactersTable>[] => {
  const games = new Map(content.games.map((game) => [game.slug, game]));
  return content.characters.map((character: CharacterFile) => {
    const tagNames = character.tags.flatMap((id) => {
      const name = content.tags[id];
      return name === undefined ? [] : every(name);
    });
    const gameTitles = character.games.flatMap((slug) => {
      const game = games.get(slug);
      return game === undefined ? [] : every(game.title);
    });
    return {
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
      names: foldedNames(every(character.name)),
      search: searchVector([
        { weight: 'A', texts: every(character.name) },
        { weight: 'B', texts: tagNames },
        { weight: 'C', texts: [...every(character.line), ...every(character.bio)] },
        { weight: 'D', texts: [...gameTitles, ...character.knowledge.flatMap(every)] },
      ]),
    };
  });
};

/** Who plays what, in the order the partner lists them. Games that are not in the library are left out. */
export const characterGameRows = (content: Content): Insertable<CharacterGamesTable>[] => {
  const ids = new Map(content.games.map(({ slug, id }) => [slug, id]));
  return content.characters.flatMap(({ id, games }) =>
    [...new Set(games)].flatMap((slug, position) => {
      const game = ids.get(slug);
      return game === undefined ? [] : [{ character_id: id, game_id: game, position }];
    }),
  );
};

export const termRows = (content: Content): Insertable<TermsTable>[] => {
  const rows = (kind: TermsTable['kind'], terms: Record<string, Localized>) =>
    Object.entries(terms).map(([id, name], position) => ({ kind, id, position, name: json(name) }));
  return [
    ...rows('tag', content.tags),
    ...rows('category', content.categories),
    ...rows('genre', GENRES),
    ...rows('platform', PLATFORMS),
  ];
};
