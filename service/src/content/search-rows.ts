import type { Insertable } from 'kysely';
import type { Localized } from '../database/tables';
import { spellingRows } from '../search/corrections/spelling-rows';
import { createSearchDocument, type Searchable } from '../search/search-document';
import type { SearchDocumentsTable, SearchSpellingsTable } from '../search/search-tables';
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

function popularities({ characters }: Content): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { games: played, popularity } of characters)
    for (const slug of new Set(played)) weights.set(slug, (weights.get(slug) ?? 0) + popularity);
  return weights;
}

function searchableGames({ games, entities }: Content, weights: Map<string, number>): Searchable[] {
  const entitiesOf = new Map<string, EntityFile[]>();
  for (const entity of entities)
    entitiesOf.set(entity.game, [...(entitiesOf.get(entity.game) ?? []), entity]);
  return games.map((game) => {
    const texts = (entitiesOf.get(game.slug) ?? []).map(searchableTexts);
    const titles = allLanguages(game.title);
    const aliases = [...Object.values(game.aliases).flat(), ...game.spellings];
    return {
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
    };
  });
}

const searchableEntities = ({ entities }: Content, weights: Map<string, number>): Searchable[] =>
  entities.map((entity) => ({
    kind: 'entity',
    id: entity.id,
    weight: weights.get(entity.game) ?? 0,
    titles: allLanguages(entity.name),
    aliases: [
      ...entity.spellings,
      ...(entity.kind === 'role' ? allLanguages(entity.role.title) : []),
    ],
    exact: [...allLanguages(entity.name), ...entity.spellings],
    summary: allLanguages(entity.summary),
    body: [],
  }));

const PUNCTUATION = /[^\p{L}\p{N}]/gu;
/** A catchphrase as it is typed, without punctuation. */
const asTyped = ({ zh, ja }: Localized) => [zh, ja].map((text) => text.replace(PUNCTUATION, ''));

function searchableCharacters({ characters, games, tags, categories }: Content): Searchable[] {
  const titles = Object.fromEntries(games.map(({ slug, title }) => [slug, title]));
  return characters.map((character) => ({
    kind: 'character',
    id: character.id,
    weight: character.popularity,
    titles: allLanguages(character.name),
    aliases: [
      ...character.spellings,
      ...namesIn(tags, character.tags),
      ...namesIn(categories, [character.category]),
    ],
    exact: [...allLanguages(character.name), ...character.spellings],
    summary: [
      ...allLanguages(character.line),
      ...asTyped(character.line),
      ...allLanguages(character.greeting),
      ...allLanguages(character.bio),
    ],
    body: [
      ...namesIn(titles, character.games),
      ...allLanguages(character.voice),
      ...character.samples.flatMap(({ user, reply }) => [
        ...allLanguages(user),
        ...allLanguages(reply),
      ]),
      ...character.knowledge.flatMap(allLanguages),
    ],
  }));
}

/** Search documents of games, partners and entities, and other spellings of their names. */
export function searchRows(content: Content): {
  documents: Insertable<SearchDocumentsTable>[];
  spellings: Insertable<SearchSpellingsTable>[];
} {
  const weights = popularities(content);
  const all = [
    ...searchableGames(content, weights),
    ...searchableCharacters(content),
    ...searchableEntities(content, weights),
  ];
  return {
    documents: all.map(createSearchDocument),
    spellings: spellingRows(all.flatMap(({ titles, aliases }) => [...titles, ...aliases])),
  };
}
