import type { Rng } from '../print/rng';
import type { PortraitColors } from './colors';
import type { Look } from './look';

/** Positions on a head, in drawing units; the origin is between face centre and nose, y points down. */
export interface HeadGeometry {
  /** Half width of the face at the ears. */
  w: number;
  /** Top of the skull without hair, negative. */
  top: number;
  chin: number;
  /** 1 for a head turned to the viewer's right, else 0. */
  turn: 0 | 1;
  /** Horizontal shift of the features with the turn. */
  slide: number;
  eyeY: number;
  eyeDx: number;
  eyeScale: number;
  mouthY: number;
  /** Position of a hat, crown or band: height and half width including hair. */
  brim: { y: number; half: number };
}

/** Context of all drawing steps of one portrait. */
export interface PortraitContext {
  look: Look;
  colors: PortraitColors;
  rng: Rng;
  head: HeadGeometry;
}

/** Two layers of one part: behind and in front of the body. */
export interface PartLayers {
  back: string;
  front: string;
}
