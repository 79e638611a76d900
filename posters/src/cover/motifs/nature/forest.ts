import { mix, shade, tint } from '../../../print/inks';
import { circle, ellipse, fill, line, rect, repeat } from '../../../print/svg';
import { H, W, hills, wash, weather } from '../../motif-context';
import type { Motif } from '../motif';
import { sunAt } from './sun';

export const forest: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const pine = (x: number, y: number, k: number, ink: string): string =>
    repeat(4, (i) =>
      fill(
        `M${x - (46 - i * 8) * k} ${y - i * 40 * k} L${x} ${y - (86 + i * 40) * k} L${x + (46 - i * 8) * k} ${y - i * 40 * k}Z`,
        ink,
      ),
    ) + rect(x - 5 * k, y, 10 * k, 200, ink);
  const round = (x: number, y: number, k: number, ink: string): string =>
    rect(x - 6 * k, y - 20, 12 * k, 220, shade(ink, 0.35)) +
    circle(x, y - 60 * k, 52 * k, ink) +
    circle(x - 34 * k, y - 34 * k, 34 * k, ink) +
    circle(x + 36 * k, y - 30 * k, 36 * k, ink) +
    circle(x + 14 * k, y - 76 * k, 30 * k, tint(ink, 0.18));
  const sky = sunAt(s) + weather(s);
  const kind = rng.int(0, 2);
  if (kind === 2) {
    const trunk = (x: number, w: number, ink: string): string =>
      fill(
        `M${x - w} -10 Q${x - w * 0.7} ${H * 0.6} ${x - w * 1.7} ${H} H${x + w * 1.7} Q${x + w * 0.7} ${H * 0.6} ${x + w} -10Z`,
        ink,
      ) +
      line(`M${x - w * 0.3} 30 v160 M${x + w * 0.3} 120 v200`, shade(ink, 0.3), 5) +
      ellipse(x, rng.range(160, 260), w * 0.4, w * 0.6, shade(ink, 0.4));
    const shafts = repeat(4, (i) =>
      fill(
        `M${90 + i * 70} -10 L${i * 90 - 40} ${H} H${i * 90 + 30} L${120 + i * 70} -10Z`,
        light.glow,
        'opacity=".3"',
      ),
    );
    const ferns = repeat(7, (i) =>
      line(
        `M${i * 60} ${H} q-20 -60 -44 -66 M${i * 60} ${H} q4 -70 10 -90 M${i * 60} ${H} q20 -60 46 -60`,
        i % 2 ? light.pop : light.mid,
        9,
      ),
    );
    return {
      behind:
        sky +
        trunk(rng.range(130, 230), 16, light.far) +
        trunk(rng.range(20, 60), 24, light.far) +
        shafts +
        trunk(rng.range(280, 320), 34, light.mid) +
        wash(250, 230, inks.dark) +
        trunk(rng.range(20, 60), 44, light.near),
      before: ferns,
    };
  }
  const tree = kind ? pine : round;
  const rows = repeat(
    3,
    (row) =>
      repeat(8 - row, (i) =>
        tree(
          (i * W) / (7 - row) + rng.range(-14, 14),
          horizon + 60 + row * 66,
          rng.range(0.6, 0.9) + row * 0.16,
          [light.far, light.mid, mix(light.mid, light.near, 0.6)][row] ?? light.mid,
        ),
      ) + (row < 2 ? wash(horizon + 10 + row * 66, 140, inks.dark, 0.34) : ''),
  );
  return {
    behind: sky + rows,
    before:
      fill(hills(rng, 428, 36, 4), light.near) +
      repeat(5, (i) => circle(30 + i * 76, 440 + (i % 2) * 18, 3.5, light.glow)),
  };
};
