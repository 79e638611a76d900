import { HAIR_INKS, INKS } from '../print/inks';

export const BUILDS = ['human', 'creature', 'machine'] as const;
export const POSES = ['front', 'three-quarter-left', 'three-quarter-right'] as const;
export const HAIRS = [
  'long', 'bob', 'spikes', 'buns', 'crop', 'ponytail',
  'braids', 'curls', 'hood', 'bald', 'wolf', 'undercut',
] as const; // oxfmt-ignore
export const AGES = ['young', 'adult', 'old'] as const;
export const EYES = ['round', 'almond', 'closed', 'visor', 'sharp'] as const;
export const MOUTHS = ['smile', 'open', 'flat', 'smirk'] as const;
export const ACCESSORIES = [
  'headphones', 'glasses', 'cat-ears', 'crown', 'scar', 'eyepatch', 'hat',
  'flower', 'mask', 'horns', 'antenna', 'beard', 'none',
] as const; // oxfmt-ignore
export const OUTFITS = [
  'hoodie', 'collar', 'armor', 'kimono', 'scarf', 'jacket', 'robe', 'tee', 'overalls', 'cape',
] as const; // oxfmt-ignore
export const PROPS = [
  'controller', 'tea', 'sword', 'cat', 'book', 'map', 'wrench',
  'lute', 'card', 'fish', 'bow', 'lantern', 'none',
] as const; // oxfmt-ignore
export const BACKGROUNDS = [
  'sun', 'rays', 'stripes', 'panel', 'peaks', 'dots', 'waves', 'moon', 'grid',
] as const; // oxfmt-ignore

export type Hair = (typeof HAIRS)[number];
export type Age = (typeof AGES)[number];
export type Eyes = (typeof EYES)[number];
export type Mouth = (typeof MOUTHS)[number];
export type Accessory = (typeof ACCESSORIES)[number];
export type Outfit = (typeof OUTFITS)[number];
export type Prop = (typeof PROPS)[number];
export type Background = (typeof BACKGROUNDS)[number];

/** Appearance of a character; every field changes the drawing. */
export interface Look {
  build: (typeof BUILDS)[number];
  /** One English word such as "human", "fox" or "toaster-robot". */
  species: string;
  pose: (typeof POSES)[number];
  hair: Hair;
  hairColor: keyof typeof HAIR_INKS;
  /** 0 (light) to 5 (dark). */
  skin: number;
  age: Age;
  palette: keyof typeof INKS;
  eyes: Eyes;
  mouth: Mouth;
  accessory: Accessory;
  outfit: Outfit;
  prop: Prop;
  background: Background;
}
