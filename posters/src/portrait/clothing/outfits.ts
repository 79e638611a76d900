import type { PortraitContext } from '../frame';
import type { Outfit } from '../look';
import { hoodie, collar, scarf, jacket, tee, overalls } from './outfits-street';
import { armor, kimono, robe, cape } from './outfits-tale';
import { torsoPath } from './tailoring';
import type { Clothing, OutfitDrawing } from './tailoring';

const TAILORS: Record<Outfit, OutfitDrawing> = {
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

export function clothing(sitter: PortraitContext, wide = 1): Clothing {
  return TAILORS[sitter.look.outfit](sitter, torsoPath(sitter.head.turn, wide));
}
