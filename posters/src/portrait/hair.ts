import { lightness, shade, tint } from '../print/inks';
import { line } from '../print/svg';
import type { Part, Sitter } from './frame';
import { strands } from './hair-caps';
import type { Cut } from './hair-cut';
import { long, bob, ponytail, braids, hood, wolf } from './hair-long';
import { spikes, buns, crop, curls, bald, undercut } from './hair-short';
import type { Hair } from './look';

const CUTS: Record<Hair, Cut> = {
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

/** Hair of a person in two layers. */
export function hair(sitter: Sitter): Part {
  const { dress, head, look } = sitter;
  const dim = lightness(dress.hair) < 0.2 ? tint(dress.hair, 0.16) : shade(dress.hair, 0.26);
  const part = CUTS[look.hair](sitter, dress.hair, dim);
  const plain = look.hair === 'bald' || look.hair === 'hood' || look.hair === 'curls';
  const shine = lightness(dress.hair) < 0.3 ? tint(dress.hair, 0.26) : tint(dress.hair, 0.42);
  return plain
    ? part
    : { ...part, front: part.front + line(strands(head, 16), shine, 4.5, 'opacity=".8"') };
}
