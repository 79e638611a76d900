import { glasses, scar, eyepatch, mask, beard } from './facewear';
import type { PartLayers, PortraitContext } from '../frame';
import { headphones, catEars, crown, hat, flower, horns, antenna } from './headwear';
import type { Accessory } from '../look';
import { frontOnly } from './wear';
import type { AccessoryDrawing } from './wear';

const DRAWINGS: Record<Accessory, AccessoryDrawing> = {
  headphones, glasses, 'cat-ears': catEars, crown, scar, eyepatch, hat, flower, mask, horns, antenna, beard,
  none: () => frontOnly(''),
}; // oxfmt-ignore

/** Draws the accessory of a character. Beards are drawn before the mouth, others last. */
export function accessory(sitter: PortraitContext): PartLayers {
  return DRAWINGS[sitter.look.accessory](sitter);
}
