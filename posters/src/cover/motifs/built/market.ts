import { mix, tint } from '../../../print/inks';
import { circle, ellipse, fill, line, rect, repeat } from '../../../print/svg';
import { H, W, wash } from '../../motif-context';
import type { Motif } from '../motif';

export const market: Motif = (s) => {
  const { rng, inks, light, horizon } = s;
  const evening = light.sky;
  const stall = (x: number, y: number, w: number, ink: string): string => {
    const n = Math.max(4, Math.round(w / 26));
    const step = w / n;
    return (
      rect(x + 6, y, w - 12, 110, mix(inks.dark, ink, 0.2)) +
      rect(x + 6, y + 62, w - 12, 70, mix(ink, inks.dark, 0.45)) +
      repeat(Math.floor(w / 22), (i) =>
        circle(
          x + 20 + i * 20,
          y + 58,
          10,
          [inks.third, inks.accent, inks.main, inks.paper][(i + rng.int(0, 3)) % 4] ?? inks.third,
        ),
      ) +
      repeat(n, (i) =>
        fill(
          `M${x + i * step} ${y - 34} H${x + (i + 1) * step} V${y + 6} q${-step / 2} ${step * 0.6} ${-step} 0Z`,
          i % 2 ? inks.paper : ink,
        ),
      ) +
      rect(x, y - 40, w, 9, inks.dark)
    );
  };
  const lanterns = repeat(
    2,
    (r) =>
      line(
        `M-10 ${60 + r * 50} Q180 ${130 + r * 40} 370 ${50 + r * 60}`,
        inks.dark === evening ? inks.paper : inks.dark,
        2.6,
      ) +
      repeat(6, (i) => {
        const x = 30 + i * 60;
        const y = 66 + r * 50 + Math.sin((i / 5) * 3.14) * 32;
        return (
          ellipse(x, y + 16, 14, 17, [light.pop, light.glow][i % 2] ?? light.pop) +
          rect(x - 7, y - 3, 14, 5, inks.dark) +
          line(`M${x} ${y + 33} v10`, light.glow, 3)
        );
      }),
  );
  const towers = repeat(6, (i) =>
    rect(
      i * 64 - 10,
      horizon - rng.range(60, 150),
      58,
      300,
      i % 2 ? light.far : mix(light.far, light.mid, 0.5),
    ),
  );
  const street = fill(
    `M${rng.range(130, 170)} ${horizon + 60} H${rng.range(200, 240)} L400 ${H} H-40Z`,
    tint(light.glow, 0.15),
  );
  const inksOf = [light.pop, light.mid, inks.main, inks.accent].filter((ink) => ink !== evening);
  const ink = (i: number): string => inksOf[i % inksOf.length] ?? inks.main;
  return {
    behind:
      towers +
      wash(horizon - 80, 160, inks.dark, 0.3) +
      rect(0, horizon + 70, W, H, light.near) +
      street +
      stall(-30, horizon + 10, 120, ink(0)) +
      stall(270, horizon + 4, 130, ink(1)) +
      stall(-70, horizon + 84, 150, ink(2)) +
      stall(286, horizon + 90, 160, ink(3)) +
      lanterns,
    before: rng.chance(0.5)
      ? fill(`M-10 -10 H370 V24 ${repeat(8, () => 'q-24 26 -47.5 0 ')}Z`, ink(1))
      : '',
  };
};
