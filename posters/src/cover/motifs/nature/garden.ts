import { mix } from '../../../print/inks';
import { circle, ellipse, fill, line, repeat } from '../../../print/svg';
import { H, weather } from '../../motif-context';
import type { Motif } from '../motif';
import { sunAt } from './sun';

export const garden: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const petals = [inks.main, inks.accent, inks.third, inks.paper].filter(
    (ink) => ink !== light.sky && ink !== light.mid,
  );
  const bloom = (x: number, y: number, r: number): string => {
    const ink = rng.pick(petals);
    const n = rng.int(5, 9);
    return (
      line(`M${x} ${y} Q${x + 12} ${(y + H) / 2} ${x - 6} ${H}`, light.near, 5) +
      fill(
        `M${x} ${y + r * 2} q${r} -${r * 0.3} ${r * 1.4} -${r * 1.2} q-${r * 1.2} 0 -${r * 1.4} ${r * 1.2}Z`,
        light.near,
      ) +
      repeat(n, (i) =>
        ellipse(
          x,
          y - r * 0.66,
          r * 0.36,
          r * 0.56,
          ink,
          `transform="rotate(${(i * 360) / n} ${x} ${y})"`,
        ),
      ) +
      circle(x, y, r * 0.36, inks.dark) +
      circle(x, y, r * 0.2, inks.third)
    );
  };
  const house = rng.chance(0.5)
    ? fill(
        `M90 ${horizon + 60} V${horizon - 30} Q180 ${horizon - 130} 270 ${horizon - 30} V${horizon + 60}Z`,
        light.far,
      ) +
      line(
        `M180 ${horizon - 80} V${horizon + 60} M135 ${horizon - 62} V${horizon + 60} M225 ${horizon - 62} V${horizon + 60} M90 ${horizon - 30} H270 M90 ${horizon + 14} H270`,
        inks.dark,
        4,
      )
    : repeat(4, (i) =>
        fill(
          `M${i * 100 - 20} ${horizon + 50} v-60 q40 -60 80 0 v60Z`,
          i % 2 ? light.far : mix(light.far, light.mid, 0.5),
        ),
      );
  const rows = repeat(4, (i) =>
    fill(
      `M-10 ${H} V${horizon + 40 + i * 34} Q180 ${horizon + 10 + i * 36} 370 ${horizon + 40 + i * 34} V${H}Z`,
      i % 2 ? light.mid : mix(light.mid, light.near, 0.45),
    ),
  );
  const flowers = repeat(rng.int(7, 12), (i) =>
    bloom(20 + ((i * 79) % 340), horizon + rng.range(70, 160), rng.range(16, 38)),
  );
  return {
    behind: sunAt(s) + weather(s) + house + rows + flowers,
    before: repeat(4, (i) =>
      bloom([24, 340, 80, 290][i] ?? 0, H - rng.range(24, 70), rng.range(26, 44)),
    ),
  };
};
