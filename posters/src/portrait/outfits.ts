import type { Sitter } from './frame';
import type { Outfit } from './look';
import { hoodie, collar, scarf, jacket, tee, overalls } from './outfits-street';
import { armor, kimono, robe, cape } from './outfits-tale';
import { torsoPath } from './tailoring';
import type { Clothing, Tailor } from './tailoring';

const TAILORS: Record<Outfit, Tailor> = {
  hoodie,
  collar,
  armor,
  kimono,
  scarf,
  jacket,
  robe,
  tee,
  overalls,
  cape,
};

export function clothing(sitter: Sitter, wide = 1): Clothing {
  return TAILORS[sitter.look.outfit](sitter, torsoPath(sitter.head.turn, wide));
}
