import type { Rng } from '../print/rng';
import type { Dress } from './dress';
import type { Look } from './look';

/** Where things sit on a head; origin between face centre and nose, y down, drawing units. */
export interface HeadFrame {
  /** Half width of the face at the ears. */
  w: number;
  /** Top of the skull without hair, negative. */
  top: number;
  chin: number;
  /** 1 for a head that looks to the viewer's right, else 0. */
  turn: 0 | 1;
  /** How far the features slide towards the turn. */
  slide: number;
  eyeY: number;
  eyeDx: number;
  eyeScale: number;
  mouthY: number;
  /** Where a hat, crown or band rests: height and half width including hair. */
  brim: { y: number; half: number };
}

/** What every drawing step of one portrait may ask for. */
export interface Sitter {
  look: Look;
  dress: Dress;
  rng: Rng;
  head: HeadFrame;
}

/** Two layers of one part: behind the body and on the body. */
export interface Part {
  back: string;
  front: string;
}
