import { tint } from '../../print/inks';
import { circle, fill, line, repeat } from '../../print/svg';
import { pickFringe, cap } from './hair-caps';
import type { HairDrawing } from './hair-cut';

export const spikes: HairDrawing = (s, colour, dim) => {
  const { w, top } = s.head;
  const count = s.rng.int(7, 10);
  const reach = s.rng.range(36, 58);
  const crown = (extra: number): string =>
    repeat(count, (i) => {
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

export const buns: HairDrawing = (s, colour, dim) => {
  const { w, top } = s.head;
  const r = s.rng.range(34, 44);
  const y = top + s.rng.range(-16, 14);
  const bun = (x: number): string =>
    circle(x, y, r, colour) +
    line(`M${x - r * 0.5} ${y + 4} a${r * 0.5} ${r * 0.5} 0 1 1 ${r} 6`, dim, 5) +
    line(`M${x - 10} ${y + r - 4} l20 0`, s.colors.inks.accent, 9);
  const back = fill(
    `M${-w - 6} -20 C${-w - 10} ${top} ${w + 10} ${top} ${w + 6} -20 L${w + 4} 50 L${-w - 4} 50Z`,
    dim,
  );
  return {
    back: bun(-w - 8 - s.head.slide * 0.5) + bun(w + 8 - s.head.slide) + back,
    front: fill(cap(s.head, pickFringe(s.rng, ['swept', 'choppy', 'part'])), colour),
  };
};

export const crop: HairDrawing = (s, colour) => ({
  back: '',
  front: fill(
    cap(s.head, pickFringe(s.rng, ['high', 'side', 'choppy']), s.rng.range(10, 22), 3),
    colour,
  ),
});

export const curls: HairDrawing = (s, colour, dim) => {
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
    repeat(count, (i) => {
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
      repeat(5, (i) =>
        line(`M${-w + 22 + i * 30} ${top + 24 - (i % 2) * 16} a12 12 0 1 1 14 10`, dim, 4),
      ),
  };
};

export const bald: HairDrawing = (s) => ({
  back: '',
  front: line(
    `M${-s.head.w + 18} -52 Q${-s.head.w + 30} ${s.head.top + 14} -14 ${s.head.top + 12}`,
    tint(s.colors.skin, 0.5),
    8,
  ),
});

export const undercut: HairDrawing = (s, colour, dim) => {
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
