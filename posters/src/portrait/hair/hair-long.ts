import { shade } from '../../print/inks';
import { circle, ellipse, fill, line, move, repeat } from '../../print/svg';
import { pickFringe, cap } from './hair-caps';
import type { HairDrawing } from './hair-cut';

export const long: HairDrawing = (s, colour) => {
  const { w, top } = s.head;
  const end = s.rng.range(190, 260);
  const fall = `M${-w - 12} -10 C${-w - 30} ${top - 10} ${-w * 0.5} ${top - 26} 0 ${top - 22} C${w * 0.5} ${top - 26} ${w + 30} ${top - 10} ${w + 12} -10 C${w + 22} 90 ${w + 44} 140 ${w + 30} ${end} Q${w - 10} ${end + 26} ${w - 30} ${end - 10} L${-w + 30} ${end - 14} Q${-w + 8} ${end + 30} ${-w - 32} ${end} C${-w - 44} 140 ${-w - 22} 90 ${-w - 12} -10Z`;
  const lock = (side: 1 | -1): string =>
    fill(
      `M${side * (w - 14)} -30 Q${side * (w + 16)} 0 ${side * (w + 8)} 60 Q${side * (w + 2)} 110 ${side * (w + 16)} 150 Q${side * (w - 18)} 110 ${side * (w - 12)} 50Z`,
      colour,
    );
  return {
    back: fill(fall, colour),
    front:
      fill(cap(s.head, pickFringe(s.rng, ['part', 'straight', 'swept'])), colour) +
      lock(-1) +
      (s.head.turn ? '' : lock(1)),
  };
};

export const bob: HairDrawing = (s, colour) => {
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
      fill(cap(s.head, pickFringe(s.rng, ['straight', 'straight', 'side']), 20), colour) +
      side(-1) +
      (s.head.turn ? '' : side(1)),
  };
};

export const ponytail: HairDrawing = (s, colour, dim) => {
  const { w, top } = s.head;
  const x = -w + 6;
  const tail = `M${x + 20} ${top + 14} C${x - 110} ${top - 30} ${x - 100} 120 ${x - 44} 214 C${x - 70} 110 ${x - 50} 40 ${x + 14} ${top + 62}Z`;
  return {
    back:
      fill(tail, colour) +
      line(`M${x - 4} ${top + 26} C${x - 66} ${top + 20} ${x - 74} 80 ${x - 54} 150`, dim, 5) +
      circle(x + 10, top + 34, 17, s.colors.inks.accent),
    front:
      fill(cap(s.head, pickFringe(s.rng, ['swept', 'side', 'part'])), colour) +
      fill(`M${w - 10} -40 Q${w + 10} 0 ${w} 44 Q${w - 8} 10 ${w - 14} -20Z`, colour),
  };
};

export const braids: HairDrawing = (s, colour, dim) => {
  const { w } = s.head;
  const rope = (k: 1 | -1): string =>
    repeat(6, (i) => {
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
    line(`M${k * (w + 2) - 9} 202 h20`, s.colors.inks.accent, 10);
  const back = fill(
    `M${-w - 6} -20 C${-w - 10} -110 ${w + 10} -110 ${w + 6} -20 L${w + 10} 60 L${-w - 10} 60Z`,
    dim,
  );
  return {
    back,
    front:
      fill(cap(s.head, pickFringe(s.rng, ['part', 'straight'])), colour) +
      rope(-1) +
      (s.head.turn ? '' : rope(1)),
  };
};

export const hood: HairDrawing = (s, colour) => {
  const { w, top } = s.head;
  const { cloth, trim } = s.colors;
  const outer = `M${-w - 34} 120 C${-w - 60} 0 ${-w - 30} ${top - 40} 0 ${top - 46} C${w + 30} ${top - 40} ${w + 60} 0 ${w + 34} 120Z`;
  const rimPath = `M${-w - 30} 118 C${-w - 44} 0 ${-w - 14} ${top - 22} 0 ${top - 26} C${w + 14} ${top - 22} ${w + 44} 0 ${w + 30} 118 L${w - 6} 84 C${w + 14} 10 ${w - 8} ${top + 10} 0 ${top + 8} C${-w + 8} ${top + 10} ${-w - 14} 10 ${-w + 6} 84Z`;
  return {
    back: fill(outer, shade(cloth, 0.45)),
    front:
      fill(cap(s.head, pickFringe(s.rng, ['swept', 'choppy', 'side']), 4, 0), colour) +
      fill(rimPath, cloth) +
      fill(rimPath, 'url(#dots)', 'opacity=".16"') +
      line(
        `M${-w + 4} 84 C${-w - 14} 10 ${-w + 8} ${top + 10} 0 ${top + 8} C${w - 8} ${top + 10} ${w + 14} 10 ${w - 4} 84`,
        trim,
        6,
      ),
  };
};

export const wolf: HairDrawing = (s, colour, dim) => {
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
