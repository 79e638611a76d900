import { circle, line, rect, repeat } from '../../../print/svg';
import { H, W, wash } from '../../motif-context';
import type { Motif } from '../motif';

export const circuit: Motif = (s) => {
  const { rng, inks, light } = s;
  const board = light.sky === inks.paper ? inks.main : light.sky;
  const wire = [inks.paper, inks.third, inks.accent].filter((ink) => ink !== board);
  const cx = rng.range(140, 220);
  const cy = rng.range(260, 310);
  const traces = repeat(26, (i) => {
    const [x, y] = [rng.int(0, 18) * 20, rng.int(0, 24) * 20];
    const bend = rng.sign() * 40;
    return (
      line(
        `M${x} ${y} h${rng.int(2, 5) * 20} l${Math.abs(bend)} ${bend} h${rng.int(1, 5) * 20}`,
        wire[i % wire.length] ?? inks.paper,
        i % 4 ? 3 : 6,
      ) +
      circle(x, y, 7, wire[i % wire.length] ?? inks.paper) +
      circle(x, y, 3, board)
    );
  });
  const size = rng.range(84, 112);
  const pins = repeat(
    7,
    (i) =>
      rect(cx - size - 16, cy - size + 14 + (i * (size * 2 - 34)) / 6, 20, 9, inks.third) +
      rect(cx + size - 4, cy - size + 14 + (i * (size * 2 - 34)) / 6, 20, 9, inks.third) +
      rect(cx - size + 14 + (i * (size * 2 - 34)) / 6, cy - size - 16, 9, 20, inks.third) +
      rect(cx - size + 14 + (i * (size * 2 - 34)) / 6, cy + size - 4, 9, 20, inks.third),
  );
  const chip =
    rect(
      cx - size + 6,
      cy - size + 5,
      size * 2,
      size * 2,
      inks.accent === board ? inks.main : inks.accent,
      'rx="12"',
    ) +
    rect(cx - size, cy - size, size * 2, size * 2, inks.dark, 'rx="12"') +
    rect(
      cx - size + 14,
      cy - size + 14,
      size * 2 - 28,
      size * 2 - 28,
      'none',
      `rx="6" stroke="${inks.main === board ? inks.third : inks.main}" stroke-width="3"`,
    ) +
    circle(cx - size + 26, cy - size + 26, 6, inks.third);
  const parts = repeat(6, (i) =>
    rect(
      rng.range(0, 320),
      rng.range(20, 460),
      rng.range(16, 44),
      rng.range(12, 26),
      i % 2 ? inks.dark : light.mid,
      'rx="4"',
    ),
  );
  return {
    behind:
      rect(0, 0, W, H, board) + traces + parts + wash(220, 260, inks.dark, 0.35) + pins + chip,
    before: '',
  };
};
