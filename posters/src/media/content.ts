import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ACCENTS } from '../cover/accents';
import { MOTIF_NAMES } from '../cover/cover';
import type { Cover } from '../cover/cover';
import { LETTERINGS } from '../lettering/title';
import * as words from '../portrait/look';
import type { Look } from '../portrait/look';
import { HAIR_NAMES, PALETTE_NAMES } from '../print/inks';

/** A content file that the generator cannot draw; the message names file and field. */
export class PosterContentError extends Error {
  override name = 'PosterContentError';
}

export interface CharacterContent {
  slug: string;
  /** In English, for lettering. */
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
  /** Slug of the teller. */
  character: string;
  /** Every place that a scene names, in the order of the scenes. */
  places: string[];
}
export interface Content {
  characters: CharacterContent[];
  games: GameContent[];
  activities: ActivityContent[];
  stories: StoryContent[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(value: unknown, where: string): Fields {
  if (!isFields(value)) throw new PosterContentError(`${where} is not an object`);
  return value;
}

function oneOf<T extends string>(from: Fields, field: string, allowed: readonly T[], where: string): T {
  const found = allowed.find((word) => word === from[field]);
  if (found === undefined) throw new PosterContentError(`${where}: ${field} is ${JSON.stringify(from[field])}, expected one of ${allowed.join(' ')}`);
  return found;
}

function text(from: Fields, field: string, where: string): string {
  const value = from[field];
  if (typeof value !== 'string' || value === '') throw new PosterContentError(`${where}: ${field} is not a text`);
  return value;
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []);
const whole = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? Math.trunc(value) : 0);

/** Reads one `look`; throws {@link PosterContentError} on an unknown word. */
export function readLook(value: unknown, where: string): Look {
  const from = fieldsOf(value, `${where}: look`);
  return {
    build: oneOf(from, 'build', words.BUILDS, where),
    species: text(from, 'species', where),
    pose: oneOf(from, 'pose', words.POSES, where),
    hair: oneOf(from, 'hair', words.HAIRS, where),
    hairColor: oneOf(from, 'hairColor', HAIR_NAMES, where),
    skin: whole(from['skin']),
    age: oneOf(from, 'age', words.AGES, where),
    palette: oneOf(from, 'palette', PALETTE_NAMES, where),
    eyes: oneOf(from, 'eyes', words.EYES, where),
    mouth: oneOf(from, 'mouth', words.MOUTHS, where),
    accessory: oneOf(from, 'accessory', words.ACCESSORIES, where),
    outfit: oneOf(from, 'outfit', words.OUTFITS, where),
    prop: oneOf(from, 'prop', words.PROPS, where),
    background: oneOf(from, 'background', words.BACKGROUNDS, where),
  };
}

function readCover(value: unknown, where: string): Cover {
  const from = fieldsOf(value, `${where}: cover`);
  return {
    motif: oneOf(from, 'motif', MOTIF_NAMES, where),
    palette: oneOf(from, 'palette', PALETTE_NAMES, where),
    lettering: oneOf(from, 'lettering', LETTERINGS, where),
    accent: oneOf(from, 'accent', ACCENTS, where),
  };
}

function readPlaces(value: unknown, where: string): string[] {
  const scenes = Object.entries(fieldsOf(value, `${where}: scenes`));
  return [...new Set(scenes.flatMap(([id, scene]) => texts([fieldsOf(scene, `${where}: ${id}`)['place']])))];
}

function filesIn(folder: string): { where: string; fields: Fields }[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json')).sort();
  } catch {
    return [];
  }
  return names.map((name) => ({ where: name, fields: fieldsOf(JSON.parse(readFileSync(path.join(folder, name), 'utf8')), name) }));
}

/** Everything under a content folder that gets a picture, in file-name order; missing folders count as empty. */
export function readContent(folder: string): Content {
  return {
    characters: filesIn(path.join(folder, 'characters')).map(({ where, fields }) => ({ slug: text(fields, 'slug', where), name: text(fieldsOf(fields['name'], where), 'en', where), popularity: whole(fields['popularity']), look: readLook(fields['look'], where) })),
    games: filesIn(path.join(folder, 'games')).map(({ where, fields }) => ({ slug: text(fields, 'slug', where), title: text(fieldsOf(fields['title'], where), 'en', where), cover: readCover(fields['cover'], where) })),
    activities: filesIn(path.join(folder, 'activities')).map(({ where, fields }) => ({ slug: text(fields, 'slug', where), games: texts(fields['games']), characters: texts(fields['characters']) })),
    stories: filesIn(path.join(folder, 'stories')).map(({ where, fields }) => ({ slug: text(fields, 'slug', where), character: text(fields, 'character', where), places: readPlaces(fields['scenes'], where) })),
  };
}
