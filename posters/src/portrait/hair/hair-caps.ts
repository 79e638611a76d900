import type { HeadGeometry } from '../frame';
import type { Rng } from '../../print/rng';

export type Fringe = 'straight' | 'swept' | 'part' | 'choppy' | 'high' | 'side';

function hairline(kind: Fringe, w: number, slide: number): string {
  const s = slide * 0.7;
  switch (kind) {
    case 'straight':
      return `L${w - 5} -8 Q${w - 6} -32 ${w - 14} -30 Q${s} -40 ${-w + 12} -30 Q${-w + 6} -32 ${-w + 5} -8`;
    case 'swept':
      return `L${w - 4} -14 Q${w - 10} -58 ${s + 26} -72 Q${s - 20} -30 ${-w + 8} -24 Q${-w + 4} -16 ${-w + 4} 2`;
    case 'part':
      return `L${w - 5} 2 Q${w - 6} -40 ${s + 4} -80 Q${-w + 8} -42 ${-w + 5} 2`;
    case 'choppy':
      return `L${w - 4} 0 L${w - 16} -38 L${s + 34} -22 L${s + 22} -44 L${s + 2} -18 L${s - 12} -46 L${s - 34} -22 L${-w + 16} -44 L${-w + 4} 2`;
    case 'high':
      return `L${w - 4} 4 L${w - 9} -34 Q${w - 20} -66 ${s} -64 Q${-w + 20} -66 ${-w + 9} -34 L${-w + 4} 4`;
    case 'side':
      return `L${w - 4} 0 Q${w - 12} -44 ${s - 22} -76 Q${-w + 14} -60 ${-w + 5} 0`;
  }
}

/** Hair over the skull from ear to ear; `lift` is its height above the skull. */
export function cap(head: HeadGeometry, kind: Fringe, lift = 16, flare = 8): string {
  const { w, top, slide } = head;
  const peak = top - lift;
  const shift = -slide * 0.35;
  return `M${-w - flare} 2 C${-w - flare - 4} ${peak + 34} ${-w * 0.62} ${peak} ${shift} ${peak} C${w * 0.62} ${peak} ${w + flare + 2} ${peak + 34} ${w + flare - (head.turn ? 5 : 0)} 0 ${hairline(kind, w, slide)}Z`;
}

export const pickFringe = (rng: Rng, kinds: readonly Fringe[]): Fringe => rng.pick(kinds);

/** Thin highlights along the skull. */
export function strands(head: HeadGeometry, lift: number): string {
  const { w, top } = head;
  const peak = top - lift + 14;
  return `M${-w + 6} -44 Q${-w + 16} ${peak + 10} -14 ${peak} M${-w + 24} -62 Q${-w * 0.4} ${peak + 20} -4 ${peak + 14}`;
}
