import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { MOTIF_NAMES } from '../cover/cover';
import type { Cover } from '../cover/cover';
import type { EntitySubject } from '../entity/entity-picture';
import { LETTERINGS } from '../lettering/title';
import * as looks from '../portrait/look';
import type { Look } from '../portrait/look';
import { OBJECT_NAMES } from '../objects/objects';
import { HAIR_NAMES, PALETTE_NAMES } from '../print/inks';

/** Invalid content; the message names file and field. */
export class PosterContentError extends Error {
  override name = 'PosterContentError';
}

export interface CharacterContent {
  slug: string;
  /** English name, for the lettering. */
  name: string;
  popularity: number;
  look: Look;
}
export interface GameContent {
  slug: string;
  title: string;
  cover: Cover;
}
const ENTITY_KINDS = ['role', 'thing', 'place'] as const;
type EntityKind = (typeof ENTITY_KINDS)[number];

export interface EntityContent {
  id: string;
  /** Slug of the game. */
  game: string;
  kind: EntityKind;
  subject: EntitySubject;
}
export interface ActivityContent {
  slug: string;
  games: string[];
  characters: string[];
}
export interface StoryContent {
  slug: string;
  /** Slug of the character that tells the story. */
  character: string;
  /** Places of the scenes, in scene order. */
  places: string[];
}
export interface Content {
  characters: CharacterContent[];
  games: GameContent[];
  entities: EntityContent[];
  activities: ActivityContent[];
  stories: StoryContent[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFields(value: unknown, where: string): Fields {
  if (!isFields(value)) throw new PosterContentError(`${where} is not an object`);
  return value;
}

function readOption<T extends string>(
  from: Fields,
  field: string,
  allowed: readonly T[],
  where: string,
): T {
  const found = allowed.find((option) => option === from[field]);
  if (found === undefined)
    throw new PosterContentError(
      `${where}: ${field} is ${JSON.stringify(from[field])}, expected one of ${allowed.join(' ')}`,
    );
  return found;
}

function readText(from: Fields, field: string, where: string): string {
  const value = from[field];
  if (typeof value !== 'string' || value === '')
    throw new PosterContentError(`${where}: ${field} is not a text`);
  return value;
}

const readTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
const readInteger = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : 0;

/** Reads a `look`. @throws PosterContentError for an unknown value */
export function readLook(value: unknown, where: string): Look {
  const from = readFields(value, `${where}: look`);
  return {
    build: readOption(from, 'build', looks.BUILDS, where),
    species: readText(from, 'species', where),
    pose: readOption(from, 'pose', looks.POSES, where),
    hair: readOption(from, 'hair', looks.HAIRS, where),
    hairColor: readOption(from, 'hairColor', HAIR_NAMES, where),
    skin: readInteger(from['skin']),
    age: readOption(from, 'age', looks.AGES, where),
    palette: readOption(from, 'palette', PALETTE_NAMES, where),
    eyes: readOption(from, 'eyes', looks.EYES, where),
    mouth: readOption(from, 'mouth', looks.MOUTHS, where),
    accessory: readOption(from, 'accessory', looks.ACCESSORIES, where),
    outfit: readOption(from, 'outfit', looks.OUTFITS, where),
    prop: readOption(from, 'prop', looks.PROPS, where),
    background: readOption(from, 'background', looks.BACKGROUNDS, where),
  };
}

function readCover(value: unknown, where: string): Cover {
  const from = readFields(value, `${where}: cover`);
  return {
    motif: readOption(from, 'motif', MOTIF_NAMES, where),
    palette: readOption(from, 'palette', PALETTE_NAMES, where),
    lettering: readOption(from, 'lettering', LETTERINGS, where),
    subject: readOption(from, 'subject', OBJECT_NAMES, where),
  };
}

/** Reads the fields of a `figure` that the content names. @throws PosterContentError for an unknown value */
function readFigure(value: unknown, where: string): Partial<Look> {
  const from = readFields(value, `${where}: figure`);
  const look: Partial<Look> = {};
  const options = { build: looks.BUILDS, pose: looks.POSES, hair: looks.HAIRS, hairColor: HAIR_NAMES, age: looks.AGES, palette: PALETTE_NAMES, eyes: looks.EYES, mouth: looks.MOUTHS, accessory: looks.ACCESSORIES, outfit: looks.OUTFITS, prop: looks.PROPS } as const; // oxfmt-ignore
  for (const field of Object.keys(from)) {
    if (field === 'species') look.species = readText(from, field, where);
    else if (field in options)
      Object.assign(look, {
        [field]: readOption(from, field, options[field as keyof typeof options], where),
      });
    else throw new PosterContentError(`${where}: figure has an unknown field ${field}`);
  }
  return look;
}

function readEntity(value: unknown, game: string, where: string): EntityContent {
  const from = readFields(value, where);
  const id = readText(from, 'id', where);
  const kind = readOption(from, 'kind', ENTITY_KINDS, `${where}: ${id}`);
  const picture = readFields(from['picture'], `${where}: picture of ${id}`);
  const subject: EntitySubject =
    picture['figure'] === undefined
      ? {
          object: readOption(picture, 'object', OBJECT_NAMES, `${where}: ${id}`),
          isThing: kind === 'thing',
        }
      : { figure: readFigure(picture['figure'], `${where}: ${id}`) };
  return { id, game, kind, subject };
}

function readPlaces(value: unknown, where: string): string[] {
  const scenes = Object.entries(readFields(value, `${where}: scenes`));
  return [
    ...new Set(
      scenes.flatMap(([id, scene]) => readTexts([readFields(scene, `${where}: ${id}`)['place']])),
    ),
  ];
}

function readFiles(folder: string): { where: string; value: unknown }[] {
  let names: string[];
  try {
    names = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    return [];
  }
  return names.map((name) => ({
    where: name,
    value: JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown,
  }));
}

const readObjects = (folder: string): { where: string; fields: Fields }[] =>
  readFiles(folder).map(({ where, value }) => ({ where, fields: readFields(value, where) }));

/** Reads all content with pictures, in file-name order; missing folders count as empty. */
export function readContent(folder: string): Content {
  return {
    characters: readObjects(path.join(folder, 'characters')).map(({ where, fields }) => ({
      slug: readText(fields, 'slug', where),
      name: readText(readFields(fields['name'], where), 'en', where),
      popularity: readInteger(fields['popularity']),
      look: readLook(fields['look'], where),
    })),
    games: readObjects(path.join(folder, 'games')).map(({ where, fields }) => ({
      slug: readText(fields, 'slug', where),
      title: readText(readFields(fields['title'], where), 'en', where),
      cover: readCover(fields['cover'], where),
    })),
    entities: readFiles(path.join(folder, 'entities')).flatMap(({ where, value }) => {
      if (!Array.isArray(value)) throw new PosterContentError(`${where} is not a list`);
      return value.map((entity: unknown) =>
        readEntity(entity, path.basename(where, '.json'), where),
      );
    }),
    activities: readObjects(path.join(folder, 'activities')).map(({ where, fields }) => ({
      slug: readText(fields, 'slug', where),
      games: readTexts(fields['games']),
      characters: readTexts(fields['characters']),
    })),
    stories: readObjects(path.join(folder, 'stories')).map(({ where, fields }) => ({
      slug: readText(fields, 'slug', where),
      character: readText(fields, 'character', where),
      places: readPlaces(fields['scenes'], where),
    })),
  };
}
