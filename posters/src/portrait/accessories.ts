import { glasses, scar, eyepatch, mask, beard } from './facewear';
import type { Part, Sitter } from './frame';
import { headphones, catEars, crown, hat, flower, horns, antenna } from './headwear';
import type { Accessory } from './look';
import { front } from './wear';
import type { Maker } from './wear';

const MAKERS: Record<Accessory, Maker> = {
  headphones, glasses, 'cat-ears': catEars, crown, scar, eyepatch, hat, flower, mask, horns, antenna, beard,
  none: () => front(''),
}; // prettier-ignore

/** What a character wears on the head; beards come before the mouth, the rest last. */
export function accessory(sitter: Sitter): Part {
  return MAKERS[sitter.look.accessory](sitter);
}
