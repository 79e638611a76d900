import type { Insertable } from 'kysely';
import type { Localized } from '../database/tables';
import { createSearchDocument } from '../search/search-document';
import type { SearchDocumentsTable } from '../search/search-tables';
import type { EntityFile } from './content-schema';
import { GENRES } from './library-facets';
import type { Content } from './read-content';

const allLanguages = (text: Localized) => [text.zh, text.en, text.ja];
const namesIn = (known: Record<string, Localized>, ids: string[]) =>
  ids.flatMap((id) => (known[id] === undefined ? [] : allLanguages(known[id])));

/** Texts of an entity under which a search finds its game. */
const searchableTexts = (entity: EntityFile) => ({
  names: [
    ...allLanguages(entity.name),
    ...(entity.kind === 'role' ? allLanguages(entity.role.title) : []),
  ],
  texts: [
    ...allLanguages(entity.summary),
    ...(entity.kind === 'role' ? allLanguages(entity.role.skill) : []),
    ...entity.sections.flatMap(({ heading, body }) => [
      ...allLanguages(heading),
      ...allLanguages(body),
    ]),
  ],
});

function gameDocuments({ games, entities, characters }: Content) {
  const entitiesOf = new Map<string, EntityFile[]>();
  for (const entity of entities)
    entitiesOf.set(entity.game, [...(entitiesOf.get(entity.game) ?? []), entity]);
  const weights = new Map<string, number>();
  for (const { games: played, popularity } of characters)
    for (const slug of new Set(played)) weights.set(slug, (weights.get(slug) ?? 0) + popularity);
  return games.map((game) => {
    const texts = (entitiesOf.get(game.slug) ?? []).map(searchableTexts);
    const titles = allLanguages(game.title);
    const aliases = [...game.aliases.zh, ...game.aliases.en, ...game.aliases.ja];
    return createSearchDocument({
      kind: 'game',
      id: game.id,
      weight: weights.get(game.slug) ?? 0,
      titles,
      aliases,
      exact: [...titles, ...aliases],
      summary: [
        ...allLanguages(game.summary),
        ...namesIn(GENRES, game.genres),
        ...texts.flatMap(({ names }) => names),
      ],
      body: [
        ...game.article.flatMap(({ heading, body }) => [
          ...allLanguages(heading),
          ...allLanguages(body),
        ]),
        ...allLanguages(game.developer),
        ...texts.flatMap((entity) => entity.texts),
      ],
    });
  });
}

function characterDocuments({ characters, games, tags }: Content) {
  const titles = Object.fromEntries(games.map(({ slug, title }) => [slug, title]));
  return characters.map((character) =>
    createSearchDocument({
      kind: 'character',
      id: character.id,
      weight: character.popularity,
      titles: allLanguages(character.name),
      aliases: namesIn(tags, character.tags),
      exact: allLanguages(character.name),
      summary: [...allLanguages(character.line), ...allLanguages(character.bio)],
      body: [...namesIn(titles, character.games), ...character.knowledge.flatMap(allLanguages)],
    }),
  );
}

/** Search documents of games and partners. */
export const searchRows = (content: Content): Insertable<SearchDocumentsTable>[] => [
  ...gameDocuments(content),
  ...characterDocuments(content),
];
