import { circle, ellipse, fill, line, move, times } from '../print/svg';
import { lightness, shade, tint } from '../print/inks';
import type { Part, Sitter } from './frame';
import { anyFringe, cap, strands } from './hair-caps';
import type { Hair } from './look';

type Cut = (sitter: Sitter, colour: string, dim: string) => Part;

const sheer = (d: string, sitter: Sitter): string =>
  fill(d, 'url(#dots)', `opacity="${lightness(sitter.dress.hair) < 0.25 ? 0.6 : 0.22}"`);

const long: Cut = (s, colour) => {
  const { w, top } = s.head;
  const end = s.rng.range(190, 260);
  const fall = `M${-w - 12} -10 C${-w - 30} ${top - 10} ${-w * 0.5} ${top - 26} 0 ${top - 22} C${w * 0.5} ${top - 26} ${w + 30} ${top - 10} ${w + 12} -10 C${w + 22} 90 ${w + 44} 140 ${w + 30} ${end} Q${w - 10} ${end + 26} ${w - 30} ${end - 10} L${-w + 30} ${end - 14} Q${-w + 8} ${end + 30} ${-w - 32} ${end} C${-w - 44} 140 ${-w - 22} 90 ${-w - 12} -10Z`;
  const lock = (side: 1 | -1): string =>
    fill(
      `M${side * (w - 14)} -30 Q${side * (w + 16)} 0 ${side * (w + 8)} 60 Q${side * (w + 2)} 110 ${side * (w + 16)} 150 Q${side * (w - 18)} 110 ${side * (w - 12)} 50Z`,
      colour,
    );
  return {
    back:
      fill(fall, colour) +
      sheer(`M${w - 20} -10 L${w + 40} -10 L${w + 40} ${end} L${w - 30} ${end - 20}Z`, s),
    front:
      fill(cap(s.head, anyFringe(s.rng, ['part', 'straight', 'swept'])), colour) +
      lock(-1) +
      (s.head.turn ? '' : lock(1)),
  };
};

const bob: Cut = (s, colour) => {
  const { w, top } = s.head;
  const low = s.rng.range(64, 92);
  const bell = `M${-w - 10} -20 C${-w - 24} ${top - 12} ${-w * 0.5} ${top - 24} 0 ${top - 22} C${w * 0.5} ${top - 24} ${w + 24} ${top - 12} ${w + 10} -20 C${w + 40} 30 ${w + 34} ${low - 6} ${w + 6} ${low} Q${w - 20} ${low + 6} ${w - 26} ${low - 14} L${-w + 26} ${low - 14} Q${-w + 20} ${low + 6} ${-w - 6} ${low} C${-w - 34} ${low - 6} ${-w - 40} 30 ${-w - 10} -20Z`;
  const side = (k: 1 | -1): string =>
    fill(
      `M${k * (w - 10)} -40 Q${k * (w + 22)} 10 ${k * (w + 10)} ${low - 12} Q${k * (w - 6)} ${low - 4} ${k * (w - 16)} ${low - 26} Q${k * (w - 6)} 10 ${k * (w - 10)} -40Z`,
      colour,
    );
  return {
    back: fill(bell, colour),
    front:
      fill(cap(s.head, anyFringe(s.rng, ['straight', 'straight', 'side']), 20), colour) +
      side(-1) +
      (s.head.turn ? '' : side(1)),
  };
};

const spikes: Cut = (s, colour, dim) => {
  const { w, top } = s.head;
  const count = s.rng.int(7, 10);
  const reach = s.rng.range(36, 58);
  const crown = (extra: number): string =>
    times(count, (i) => {
      const a = Math.PI * (1.02 + (0.96 * i) / count);
      const b = Math.PI * (1.02 + (0.96 * (i + 0.5)) / count) + s.rng.range(-0.05, 0.05);
      return ` L${(w + 10) * Math.cos(a)} ${-26 + (-top - 14) * Math.sin(a)} L${(w + reach + extra) * Math.cos(b)} ${-30 + (-top + reach - 22 + extra) * Math.sin(b)}`;
    });
  return {
    back: fill(`M${-w - 8} 14${crown(10)} L${w + 8} 14Z`, dim),
    front: fill(
      `M${-w - 6} 4${crown(0)} L${w + 6} 4 L${w - 8} -36 L${s.head.slide + 36} -56 L${s.head.slide + 22} -28 L${s.head.slide - 4} -60 L${s.head.slide - 32} -26 L${-w + 14} -52Z`,
      colour,
    ),
  };
};

const buns: Cut = (s, colour, dim) => {
  const { w, top } = s.head;
  const r = s.rng.range(34, 44);
  const y = top + s.rng.range(-16, 14);
  const bun = (x: number): string =>
    circle(x, y, r, colour) +
    line(`M${x - r * 0.5} ${y + 4} a${r * 0.5} ${r * 0.5} 0 1 1 ${r} 6`, dim, 5) +
    line(`M${x - 10} ${y + r - 4} l20 0`, s.dress.inks.accent, 9);
  const back = fill(
    `M${-w - 6} -20 C${-w - 10} ${top} ${w + 10} ${top} ${w + 6} -20 L${w + 4} 50 L${-w - 4} 50Z`,
    dim,
  );
  return {
    back: bun(-w - 8 - s.head.slide * 0.5) + bun(w + 8 - s.head.slide) + back,
    front: fill(cap(s.head, anyFringe(s.rng, ['swept', 'choppy', 'part'])), colour),
  };
};

const crop: Cut = (s, colour) => ({
  back: '',
  front: fill(
    cap(s.head, anyFringe(s.rng, ['high', 'side', 'choppy']), s.rng.range(10, 22), 3),
    colour,
  ),
});

const ponytail: Cut = (s, colour, dim) => {
  const { w, top } = s.head;
  const x = -w + 6;
  const tail = `M${x + 20} ${top + 14} C${x - 110} ${top - 30} ${x - 100} 120 ${x - 44} 214 C${x - 70} 110 ${x - 50} 40 ${x + 14} ${top + 62}Z`;
  return {
    back:
      fill(tail, colour) +
      line(`M${x - 4} ${top + 26} C${x - 66} ${top + 20} ${x - 74} 80 ${x - 54} 150`, dim, 5) +
      circle(x + 10, top + 34, 17, s.dress.inks.accent),
    front:
      fill(cap(s.head, anyFringe(s.rng, ['swept', 'side', 'part'])), colour) +
      fill(`M${w - 10} -40 Q${w + 10} 0 ${w} 44 Q${w - 8} 10 ${w - 14} -20Z`, colour),
  };
};

const braids: Cut = (s, colour, dim) => {
  const { w } = s.head;
  const rope = (k: 1 | -1): string =>
    times(6, (i) => {
      const x = k * (w + 6 + i * 3 - (i > 3 ? (i - 3) * 5 : 0));
      const y = 46 + i * 27;
      return move(
        ellipse(0, 0, 19 - i * 0.9, 17, colour) + line('M-10 -2 Q0 8 11 -6', dim, 4),
        x,
        y,
        k * 14,
      );
    }) +
    fill(`M${k * (w + 2)} 204 l-8 34 l20 -6 l4 10 l6 -36Z`, colour) +
    line(`M${k * (w + 2) - 9} 202 h20`, s.dress.inks.accent, 10);
  const back = fill(
    `M${-w - 6} -20 C${-w - 10} -110 ${w + 10} -110 ${w + 6} -20 L${w + 10} 60 L${-w - 10} 60Z`,
    dim,
  );
  return {
    back,
    front:
      fill(cap(s.head, anyFringe(s.rng, ['part', 'straight'])), colour) +
      rope(-1) +
      (s.head.turn ? '' : rope(1)),
  };
};

const curls: Cut = (s, colour, dim) => {
  const { w, top } = s.head;
  const ring = (
    count: number,
    rx: number,
    ry: number,
    r: number,
    ink: string,
    from: number,
    span: number,
  ): string =>
    times(count, (i) => {
      const a = Math.PI * (from + (span * i) / (count - 1));
      return circle(rx * Math.cos(a), -26 + ry * Math.sin(a), r + s.rng.range(-4, 5), ink);
    });
  const tops =
    ring(9, w - 4, -top - 6, 27, colour, 1, 1) +
    ring(6, w * 0.6, -top - 26, 22, colour, 1.12, 0.76);
  return {
    back:
      ring(13, w + 18, -top + 8, 32, dim, 0.86, 1.28) +
      ring(11, w + 12, -top + 4, 30, colour, 0.92, 1.16),
    front:
      tops +
      times(5, (i) =>
        line(`M${-w + 22 + i * 30} ${top + 24 - (i % 2) * 16} a12 12 0 1 1 14 10`, dim, 4),
      ),
  };
};

const hood: Cut = (s, colour) => {
  const { w, top } = s.head;
  const { cloth, trim } = s.dress;
  const outer = `M${-w - 34} 120 C${-w - 60} 0 ${-w - 30} ${top - 40} 0 ${top - 46} C${w + 30} ${top - 40} ${w + 60} 0 ${w + 34} 120Z`;
  const rimPath = `M${-w - 30} 118 C${-w - 44} 0 ${-w - 14} ${top - 22} 0 ${top - 26} C${w + 14} ${top - 22} ${w + 44} 0 ${w + 30} 118 L${w - 6} 84 C${w + 14} 10 ${w - 8} ${top + 10} 0 ${top + 8} C${-w + 8} ${top + 10} ${-w - 14} 10 ${-w + 6} 84Z`;
  return {
    back: fill(outer, shade(cloth, 0.45)),
    front:
      fill(cap(s.head, anyFringe(s.rng, ['swept', 'choppy', 'side']), 4, 0), colour) +
      fill(rimPath, cloth) +
      fill(rimPath, 'url(#dots)', 'opacity=".16"') +
      line(
        `M${-w + 4} 84 C${-w - 14} 10 ${-w + 8} ${top + 10} 0 ${top + 8} C${w - 8} ${top + 10} ${w + 14} 10 ${w - 4} 84`,
        trim,
        6,
      ),
  };
};

const bald: Cut = (s) => ({
  back: '',
  front: line(
    `M${-s.head.w + 18} -52 Q${-s.head.w + 30} ${s.head.top + 14} -14 ${s.head.top + 12}`,
    tint(s.dress.skin, 0.5),
    8,
  ),
});

const wolf: Cut = (s, colour, dim) => {
  const { w, top } = s.head;
  const shag = `M${-w - 4} -40 C${-w - 18} ${top - 10} ${w + 18} ${top - 10} ${w + 4} -40 L${w + 26} 30 L${w + 14} 26 L${w + 34} 92 L${w + 10} 80 L${w + 12} 128 L${w - 24} 96 L${-w + 24} 96 L${-w - 10} 134 L${-w - 12} 84 L${-w - 36} 94 L${-w - 16} 30 L${-w - 28} 34Z`;
  const lock = (k: 1 | -1): string =>
    fill(
      `M${k * (w - 16)} -50 L${k * (w + 16)} -4 L${k * (w + 4)} 0 L${k * (w + 10)} 44 L${k * (w - 10)} 6Z`,
      colour,
    );
  return {
    back: fill(shag, dim),
    front:
      fill(cap(s.head, 'choppy', 24), colour) +
      lock(-1) +
      lock(1) +
      fill(
        `M-30 ${top - 10} L-8 ${top - 42} L4 ${top - 20} L30 ${top - 40} L34 ${top - 8}Z`,
        colour,
      ),
  };
};

const undercut: Cut = (s, colour, dim) => {
  const { w, top, slide } = s.head;
  const sides = fill(cap(s.head, 'high', 2, 1), dim);
  const sweep = `M${-w + 2} -40 C${-w - 10} ${top - 10} ${-w + 20} ${top - 44} 10 ${top - 42} C${w} ${top - 44} ${w + 34} ${top + 6} ${w + 14} -22 C${w + 4} -52 ${slide + 30} -64 ${slide - 6} -60 C${-w + 40} -58 ${-w + 14} -56 ${-w + 2} -40Z`;
  return {
    back: '',
    front:
      sides +
      fill(sweep, colour) +
      line(
        `M-30 ${top - 8} Q30 ${top - 34} ${w} ${top + 26} M-36 ${top + 12} Q20 ${top - 10} ${w - 6} ${top + 48}`,
        dim,
        5,
      ),
  };
};

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
