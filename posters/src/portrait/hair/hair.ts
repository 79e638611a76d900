import { lightness, shade, tint } from '../../print/inks';
import { line } from '../../print/svg';
import type { PartLayers, PortraitContext } from '../frame';
import { strands } from './hair-caps';
import type { HairDrawing } from './hair-cut';
import { long, bob, ponytail, braids, hood, wolf } from './hair-long';
import { spikes, buns, crop, curls, bald, undercut } from './hair-short';
import type { Hair } from '../look';

const CUTS: Record<Hair, HairDrawing> = {
  long,
  bob,
  spikes,
  buns,
  crop,
  ponytail,
  braids,
  curls,
  hood,
  bald,
  wolf,
  undercut,
};

/** Draws human hair in two layers. */
export function hair(sitter: PortraitContext): PartLayers {
  const { colors, head, look } = sitter;
  const dim = lightness(colors.hair) < 0.2 ? tint(colors.hair, 0.16) : shade(colors.hair, 0.26);
  const part = CUTS[look.hair](sitter, colors.hair, dim);
  const plain = look.hair === 'bald' || look.hair === 'hood' || look.hair === 'curls';
  const shine = lightness(colors.hair) < 0.3 ? tint(colors.hair, 0.26) : tint(colors.hair, 0.42);
  return plain
    ? part
    : { ...part, front: part.front + line(strands(head, 16), shine, 4.5, 'opacity=".8"') };
}
