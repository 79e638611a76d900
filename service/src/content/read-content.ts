import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
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

const readEntities = (sources: Source[], games: GameFile[]): Content['entities'] =>
  sources.flatMap((source) => {
    const { slug: game } = gameOfFile(source, games);
    return parseSource(source, entitiesFile).map((entity) => ({ ...entity, game }));
  });

function readStories(sources: Source[], characters: CharacterFile[]): StoryFile[] {
  const slugs = new Set(characters.map(({ slug }) => slug));
  return sources.map((source) => {
    const story = parseSource(source, storyFile);
    if (story.slug !== basename(source.file, '.json'))
      throw new ContentError(`${source.file}: slug: differs from the file name`);
    if (!slugs.has(story.character))
      throw new ContentError(
        `${source.file}: character: no partner has the slug ${story.character}`,
      );
    return story;
  });
}

/** The files of the content folder, not yet parsed. */
export interface ContentFiles {
  digest: Content['digest'];
  /**
   * Parses the files, once.
   * @throws ContentError when a file is invalid, an id or slug is duplicated, or a reference is unknown
   */
  parse: () => Content;
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
  let parsed: Content | undefined;
  return {
    digest,
    parse: () =>
      (parsed ??= parseContent({
        digest,
        tags,
        categories,
        games,
        entities,
        characters,
        activities,
        stories,
      })),
  };
}

type ContentSources = Record<Exclude<keyof Content, 'digest'>, Source[]> & Pick<Content, 'digest'>;

function parseContent({ digest, tags, categories, games, ...sources }: ContentSources): Content {
  const gameFiles = games.map((source) => parseSource(source, gameFile));
  const entityFiles = readEntities(sources.entities, gameFiles);
  const characterFiles = sources.characters.map((source) => parseSource(source, characterFile));
  const content: Content = {
    digest,
    tags: tags[0] === undefined ? {} : parseSource(tags[0], facetNamesFile),
    categories: categories[0] === undefined ? {} : parseSource(categories[0], facetNamesFile),
    games: gameFiles,
    entities: entityFiles,
    characters: characterFiles,
    activities: sources.activities.map((source) => parseSource(source, activityFile)),
    stories: readStories(sources.stories, characterFiles),
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
