import { mix } from '../../../print/inks';
import { circle, ellipse, fill, line, rect, repeat } from '../../../print/svg';
import { H, W, wash } from '../../motif-context';
import type { Motif } from '../motif';

export const kitchen: Motif = (s) => {
  const { rng, inks, light, horizon } = s;
  const tile = rng.int(26, 44);
  const wallInk = light.sky === inks.dark ? inks.third : light.sky;
  const tiles = repeat(Math.ceil(H / tile), (r) =>
    repeat(Math.ceil(W / tile), (c) =>
      (r + c) % 2 ? rect(c * tile, r * tile, tile, tile, mix(wallInk, inks.dark, 0.09)) : '',
    ),
  );
  const jar = (x: number, y: number, i: number): string =>
    rect(
      x - 15,
      y - 40,
      30,
      40,
      [inks.main, inks.accent, inks.third, inks.paper][i % 4] ?? inks.main,
      'rx="6"',
    ) +
    rect(x - 17, y - 47, 34, 9, inks.dark, 'rx="3"') +
    rect(x - 9, y - 27, 18, 14, inks.paper);
  const shelf = (y: number): string =>
    rect(0, y, W, 12, inks.dark) +
    repeat(7, (i) => (rng.chance(0.75) ? jar(36 + i * 49, y, rng.int(0, 3)) : ''));
  const hanging = repeat(
    5,
    (i) =>
      line(`M${46 + i * 66} ${horizon - 96} v26`, inks.dark, 4) +
      (i % 2
        ? ellipse(46 + i * 66, horizon - 50, 20, 22, inks.dark)
        : fill(`M${30 + i * 66} ${horizon - 70} h32 l-6 36 h-20Z`, light.mid)),
  );
  const counter = horizon + 96;
  const pot = (x: number): string =>
    rect(x - 56, counter - 66, 112, 68, inks.dark, 'rx="12"') +
    rect(x - 64, counter - 72, 128, 13, light.pop, 'rx="5"') +
    circle(x, counter - 80, 9, light.pop) +
    rect(x + 10, counter - 56, 40, 56, 'url(#light)', 'opacity=".3"') +
    repeat(3, (i) =>
      line(
        `M${x - 28 + i * 28} ${counter - 96} q-14 -18 0 -34 q14 -16 0 -36`,
        inks.paper,
        7,
        'opacity=".8"',
      ),
    );
  const window = rng.chance(0.5)
    ? rect(112, horizon - 210, 136, 120, inks.dark, 'rx="8"') +
      rect(120, horizon - 202, 120, 104, light.glow) +
      circle(196, horizon - 160, 28, light.pop) +
      line(`M180 ${horizon - 202} v104 M120 ${horizon - 150} h120`, inks.dark, 6)
    : shelf(horizon - 130);
  const left = rng.chance(0.5);
  return {
    behind:
      rect(0, 0, W, H, wallInk) +
      tiles +
      window +
      shelf(horizon - 20 - 40) +
      hanging +
      pot(left ? 92 : 268) +
      rect(0, counter, W, H, light.mid === wallInk ? inks.accent : light.mid) +
      rect(0, counter, W, 14, inks.paper) +
      wash(counter + 10, 130, inks.dark, 0.4) +
      repeat(
        3,
        (i) =>
          rect(
            16 + i * 116,
            counter + 44,
            100,
            90,
            'none',
            `rx="6" stroke="${inks.dark}" stroke-width="4"`,
          ) + circle(66 + i * 116, counter + 60, 6, inks.dark),
      ),
    before: '',
  };
};
