import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import {
  activityFile,
  characterFile,
  gameFile,
  termsFile,
  type ActivityFile,
  type CharacterFile,
  type GameFile,
  type TermsFile,
} from './content-schema';

export interface Content {
  /** SHA-256 (hex) over every file that was read. */
  digest: string;
  tags: TermsFile;
  categories: TermsFile;
  games: GameFile[];
  characters: CharacterFile[];
  activities: ActivityFile[];
}

/** A content file is not what it has to be; the message names the file. */
export class ContentError extends Error {
  override name = 'ContentError';
}

interface Source {
  file: string;
  text: string;
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

const readSource = async (file: string): Promise<Source[]> => {
  try {
    return [{ file, text: await readFile(file, 'utf8') }];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

const readFolder = async (folder: string): Promise<Source[]> => {
  const found = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files = found.filter((file) => file.endsWith('.json')).sort();
  return (await Promise.all(files.map((file) => readSource(join(folder, file))))).flat();
};

const parse = <Schema extends z.ZodType>({ file, text }: Source, schema: Schema) => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ContentError(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ContentError(`${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'wrong'}`);
};

const refuseTwins = (kind: string, things: { id: string; slug: string }[]) => {
  for (const key of ['id', 'slug'] as const) {
    const seen = new Set<string>();
    for (const thing of things) {
      if (seen.has(thing[key])) throw new ContentError(`two ${kind} have the ${key} ${thing[key]}`);
      seen.add(thing[key]);
    }
  }
};

/**
 * Reads the content folder. A missing folder or file counts as empty.
 * @throws ContentError when a file is malformed or two things share an id or slug.
 */
export const readContent = async (folder: string): Promise<Content> => {
  const [tags, categories, games, characters, activities] = await Promise.all([
    readSource(join(folder, 'tags.json')),
    readSource(join(folder, 'categories.json')),
    readFolder(join(folder, 'games')),
    readFolder(join(folder, 'characters')),
    readFolder(join(folder, 'activities')),
  ]);
  const hash = createHash('sha256');
  for (const { file, text } of [tags, categories, games, characters, activities].flat())
    hash.update(`${file.slice(folder.length)}\0${text}\0`);
  const content: Content = {
    digest: hash.digest('hex'),
    tags: tags[0] === undefined ? {} : parse(tags[0], termsFile),
    categories: categories[0] === undefined ? {} : parse(categories[0], termsFile),
    games: games.map((source) => parse(source, gameFile)),
    characters: characters.map((source) => parse(source, characterFile)),
    activities: activities.map((source) => parse(source, activityFile)),
  };
  refuseTwins('games', content.games);
  refuseTwins('characters', content.characters);
  refuseTwins('activities', content.activities);
  return content;
};
