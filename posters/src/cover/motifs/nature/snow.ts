import { mix } from '../../../print/inks';
import { circle, fill, line, rect, repeat } from '../../../print/svg';
import { H, W, hills, ridge, wash } from '../../motif-context';
import type { Motif } from '../motif';
import { sunAt } from './sun';

export const snow: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const white = '#F7F4EC';
  const ice = mix(white, light.mid, 0.3);
  const pine = (x: number, y: number, k: number): string =>
    repeat(
      3,
      (i) =>
        fill(
          `M${x - (30 - i * 7) * k} ${y - i * 24 * k} L${x} ${y - (46 + i * 24) * k} L${x + (30 - i * 7) * k} ${y - i * 24 * k}Z`,
          light.near,
        ) +
        fill(
          `M${x - 10 * k} ${y - (32 + i * 24) * k} L${x} ${y - (46 + i * 24) * k} L${x + 12 * k} ${y - (30 + i * 24) * k} L${x + 2} ${y - (34 + i * 24) * k}Z`,
          white,
        ),
    );
  const cabin = (x: number, y: number): string =>
    rect(x - 34, y - 34, 68, 36, inks.dark) +
    fill(`M${x - 46} ${y - 30} L${x} ${y - 68} L${x + 46} ${y - 30}Z`, white) +
    rect(x - 8, y - 22, 16, 24, light.glow) +
    rect(x + 16, y - 22, 10, 12, light.glow) +
    line(`M${x + 24} ${y - 52} v-16`, inks.dark, 8) +
    circle(x + 28, y - 80, 7, white, 'opacity=".7"') +
    circle(x + 36, y - 94, 10, white, 'opacity=".5"');
  const sky = light.sky === inks.paper ? rect(0, 0, W, H, mix(inks.main, inks.dark, 0.15)) : '';
  const flakes = repeat(70, () => circle(rng.range(0, W), rng.range(0, H), rng.range(1, 4), white));
  return {
    behind:
      sky +
      sunAt(s) +
      fill(ridge(rng, horizon + 10, 120, 4), light.far) +
      fill(hills(rng, horizon + 30, 50, 3), ice) +
      wash(horizon + 10, 120, inks.dark, 0.2) +
      repeat(rng.int(4, 8), () =>
        pine(rng.range(0, W), horizon + rng.range(40, 90), rng.range(0.6, 1.2)),
      ) +
      (rng.chance(0.6) ? cabin(rng.range(60, 300), horizon + 80) : ''),
    before: fill(hills(rng, 420, 40, 3), white) + wash(420, 70, light.mid, 0.5) + flakes,
  };
};
