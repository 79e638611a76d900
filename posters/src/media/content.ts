import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ACCENTS } from '../cover/accents';
import { MOTIF_NAMES } from '../cover/cover';
import type { Cover } from '../cover/cover';
import { LETTERINGS } from '../lettering/title';
import * as looks from '../portrait/look';
import type { Look } from '../portrait/look';
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
    accent: readOption(from, 'accent', ACCENTS, where),
  };
}

function readPlaces(value: unknown, where: string): string[] {
  const scenes = Object.entries(readFields(value, `${where}: scenes`));
  return [
    ...new Set(
      scenes.flatMap(([id, scene]) => readTexts([readFields(scene, `${where}: ${id}`)['place']])),
    ),
  ];
}

function readFiles(folder: string): { where: string; fields: Fields }[] {
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
    fields: readFields(JSON.parse(readFileSync(path.join(folder, name), 'utf8')), name),
  }));
}

/** Reads all content with pictures, in file-name order; missing folders count as empty. */
export function readContent(folder: string): Content {
  return {
    characters: readFiles(path.join(folder, 'characters')).map(({ where, fields }) => ({
      slug: readText(fields, 'slug', where),
      name: readText(readFields(fields['name'], where), 'en', where),
      popularity: readInteger(fields['popularity']),
      look: readLook(fields['look'], where),
    })),
    games: readFiles(path.join(folder, 'games')).map(({ where, fields }) => ({
      slug: readText(fields, 'slug', where),
      title: readText(readFields(fields['title'], where), 'en', where),
      cover: readCover(fields['cover'], where),
    })),
    activities: readFiles(path.join(folder, 'activities')).map(({ where, fields }) => ({
      slug: readText(fields, 'slug', where),
      games: readTexts(fields['games']),
      characters: readTexts(fields['characters']),
    })),
    stories: readFiles(path.join(folder, 'stories')).map(({ where, fields }) => ({
      slug: readText(fields, 'slug', where),
      character: readText(fields, 'character', where),
      places: readPlaces(fields['scenes'], where),
    })),
  };
}
