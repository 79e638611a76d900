import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { once } from '../process/once';
import { runInSlices, type SlicedWork } from '../process/time-slices';
import { ContentError } from './json-file';
import { storyFile, type StoryFile } from '../quests/story-file';
import {
  activityFile,
  characterFile,
  entitiesFile,
  gameFile,
  facetNamesFile,
  type ActivityFile,
  type CharacterFile,
  type EntityFile,
  type GameFile,
  type FacetNamesFile,
} from './content-schema';
import { parseSource, readFolder, readSource, type Source } from './sources';

export interface Content {
  /** SHA-256 (hex) over every file that the database has content of. */
  digest: string;
  tags: FacetNamesFile;
  categories: FacetNamesFile;
  games: GameFile[];
  /** Each with the slug of its game. */
  entities: (EntityFile & { game: string })[];
  characters: CharacterFile[];
  activities: ActivityFile[];
  stories: StoryFile[];
}

function rejectDuplicates(kind: string, key: string, values: string[]) {
  const duplicate = values.find((value, index) => values.indexOf(value) !== index);
  if (duplicate !== undefined) throw new ContentError(`two ${kind} have the ${key} ${duplicate}`);
}

/** The game that a file is about. */
function gameOfFile({ file }: Source, games: GameFile[]): GameFile {
  const name = basename(file, '.json');
  const game = games.find(({ slug }) => slug === name);
  if (game === undefined)
    throw new ContentError(`${file}: no game of the library has the slug ${name}`);
  return game;
}

function* parseEach<Value>(
  sources: Source[],
  parse: (source: Source) => Value,
): SlicedWork<Value[]> {
  const values: Value[] = [];
  for (const source of sources) {
    values.push(parse(source));
    yield;
  }
  return values;
}

function parseEntities(source: Source, games: GameFile[]): Content['entities'] {
  const { slug: game } = gameOfFile(source, games);
  return parseSource(source, entitiesFile).map((entity) => ({ ...entity, game }));
}

function parseStory(source: Source, characters: CharacterFile[]): StoryFile {
  const story = parseSource(source, storyFile);
  if (story.slug !== basename(source.file, '.json'))
    throw new ContentError(`${source.file}: slug: differs from the file name`);
  if (!characters.some(({ slug }) => slug === story.character))
    throw new ContentError(`${source.file}: character: no partner has the slug ${story.character}`);
  return story;
}

/** The files of the content folder, not yet parsed. */
export interface ContentFiles {
  digest: Content['digest'];
  /**
   * Parses the files in slices, once.
   * @throws ContentError when a file is invalid, an id or slug is duplicated, or a reference is unknown
   */
  parse: () => Promise<Content>;
}

/** Reads the files of the content folder. A missing folder or file counts as empty. */
export async function readContentFiles(folder: string): Promise<ContentFiles> {
  const [tags, categories, games, entities, characters, activities, stories] = await Promise.all([
    readSource(join(folder, 'tags.json')),
    readSource(join(folder, 'categories.json')),
    readFolder(join(folder, 'games')),
    readFolder(join(folder, 'entities')),
    readFolder(join(folder, 'characters')),
    readFolder(join(folder, 'activities')),
    readFolder(join(folder, 'stories')),
  ]);
  const hash = createHash('sha256');
  for (const { file, text } of [
    tags,
    categories,
    games,
    entities,
    characters,
    activities,
    stories,
  ].flat())
    hash.update(`${file.slice(folder.length)}\0${text}\0`);
  const digest = hash.digest('hex');
  const sources = { digest, tags, categories, games, entities, characters, activities, stories };
  return { digest, parse: once(() => runInSlices(parseContent(sources))) };
}

type ContentSources = Record<Exclude<keyof Content, 'digest'>, Source[]> & Pick<Content, 'digest'>;

function* parseContent(sources: ContentSources): SlicedWork<Content> {
  const [tags] = sources.tags;
  const [categories] = sources.categories;
  const games = yield* parseEach(sources.games, (source) => parseSource(source, gameFile));
  const characters = yield* parseEach(sources.characters, (source) =>
    parseSource(source, characterFile),
  );
  const entities = yield* parseEach(sources.entities, (source) => parseEntities(source, games));
  const content: Content = {
    digest: sources.digest,
    tags: tags === undefined ? {} : parseSource(tags, facetNamesFile),
    categories: categories === undefined ? {} : parseSource(categories, facetNamesFile),
    games,
    entities: entities.flat(),
    characters,
    activities: yield* parseEach(sources.activities, (source) => parseSource(source, activityFile)),
    stories: yield* parseEach(sources.stories, (source) => parseStory(source, characters)),
  };
  for (const kind of ['games', 'characters', 'activities', 'stories'] as const)
    for (const key of ['id', 'slug'] as const)
      rejectDuplicates(
        kind,
        key,
        content[kind].map((item) => item[key]),
      );
  rejectDuplicates(
    'entities',
    'id',
    content.entities.map(({ id }) => id),
  );
  return content;
}

/**
 * Reads and parses the content folder.
 * @throws ContentError like the parsing of its files
 */
export const readContent = async (folder: string): Promise<Content> =>
  (await readContentFiles(folder)).parse();
