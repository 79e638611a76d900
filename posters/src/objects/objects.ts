import { ANIMALS } from './animals';
import { BEINGS } from './beings';
import { distance } from '../print/inks';
import type { Inks } from '../print/inks';
import { CRAFT } from './craft';
import { drawObject } from './draw-object';
import type { ObjectInks } from './draw-object';
import { HOME } from './home';
import { JOURNEY } from './journey';
import { KEEPSAKES } from './keepsakes';
import { NATURE } from './nature';
import { PLACES } from './places';
import { PLAY } from './play';

const DRAWINGS = {
  ...ANIMALS,
  ...BEINGS,
  ...CRAFT,
  ...HOME,
  ...JOURNEY,
  ...KEEPSAKES,
  ...NATURE,
  ...PLACES,
  ...PLAY,
};

export type ObjectName = keyof typeof DRAWINGS;
export const OBJECT_NAMES = Object.keys(DRAWINGS).filter(
  (name): name is ObjectName => name in DRAWINGS,
);

/** Draws an object of the vocabulary around the origin, standing on y = 50. */
export const object = (name: ObjectName, inks: ObjectInks): string =>
  drawObject(name, inks, DRAWINGS);

/** Draws an object in the inks of a poster, the most distinct one from the tone behind it first. */
export function inkObject(name: ObjectName, inks: Inks, behind: string): string {
  const { main, accent, third, dark, paper } = inks;
  const [a = main, b = accent, t = third] = [main, accent, third].sort(
    (first, second) => distance(second, behind) - distance(first, behind),
  );
  return object(name, { a, b, t, d: dark, p: paper });
}

/** Objects that are mostly of the colour of paper; they need a deep tone behind. */
export const PALE_OBJECTS: ReadonlySet<ObjectName> = new Set([
  'bowling', 'blank', 'crown', 'curling', 'galleon', 'ghost', 'goat', 'gull', 'husky', 'knight', 'lighthouse', 'letter', 'map',
  'moonbow', 'page', 'paperboat', 'paperhorse', 'pillow', 'ribbon', 'salt', 'sheep', 'stairs', 'statue', 'sweets', 'tally', 'whitewhale', 'woodpecker',
]); // oxfmt-ignore
