import { lightness } from '../../print/inks';
import { fill } from '../../print/svg';
import type { Sleeve } from '../arms/arms';
import type { PortraitContext } from '../frame';

/** Clothing without arms, in body units; the origin is the base of the neck. */
export interface Clothing {
  back: string;
  torso: string;
  sleeve: Sleeve;
  /** Worn over the shoulders and arms (scarf, cape clasp, pauldrons). */
  over: string;
}

/** Torso outline; the far shoulder is narrower when the figure turns. */
export function torsoPath(turn: 0 | 1, wide = 1): string {
  const l = wide;
  const r = wide * (turn ? 0.86 : 1);
  return `M${-36 * l} 0 C${-64 * l} 14 ${-108 * l} 18 ${-122 * l} 62 C${-124 * l} 120 ${-100 * l} 180 ${-98 * l} 300 L${98 * r} 300 C${100 * r} 180 ${124 * r} 120 ${122 * r} 62 C${108 * r} 18 ${64 * r} 14 ${36 * r} 0 Q${turn * 8} 34 ${-36 * l} 0Z`;
}

export type OutfitDrawing = (s: PortraitContext, path: string) => Clothing;

export const createClothing = (
  torso: string,
  sleeve: Sleeve,
  more: Partial<Clothing> = {},
): Clothing => ({
  back: '',
  over: '',
  torso,
  sleeve,
  ...more,
});

export const plainCloth = (s: PortraitContext, path: string, colour = s.colors.cloth): string =>
  fill(path, colour) + fill(path, 'url(#dots)', `opacity="${lightness(colour) < 0.25 ? 0 : 0.1}"`);

export const centerOffset = (s: PortraitContext): number => (s.head.turn ? 14 : 0);
