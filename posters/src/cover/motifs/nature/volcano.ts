import { mix, shade } from '../../../print/inks';
import { circle, fill, line, repeat } from '../../../print/svg';
import { H, hills, ridge, swell, wash, weather } from '../../motif-context';
import type { Motif } from '../motif';

export const volcano: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const x = rng.range(120, 240);
  const top = horizon - rng.range(80, 160);
  const fire = '#FF5B3A';
  const plume = repeat(9, (i) =>
    circle(
      x + Math.sin(i * 1.7) * (16 + i * 9),
      top - 16 - i * 18,
      20 + i * 6,
      i % 2 ? mix(inks.dark, light.sky, 0.2) : mix(inks.dark, light.sky, 0.4),
    ),
  );
  const stones = repeat(8, () => {
    const [a, b] = [x + rng.range(-110, 110), top - rng.range(0, 120)];
    return (
      line(`M${a} ${b} L${a + (x - a) * 0.2} ${b + 24}`, inks.third, 3) +
      circle(a, b, rng.range(3, 8), fire)
    );
  });
  const cone = fill(
    `M${x - 240} ${H} Q${x - 70} ${top + 150} ${x - 40} ${top} L${x + 40} ${top} Q${x + 70} ${top + 150} ${x + 240} ${H}Z`,
    light.near === light.sky ? light.mid : light.near,
  );
  const lava =
    fill(
      `M${x - 40} ${top} H${x + 40} Q${x + 30} ${top + 40} ${x + 34} ${top + 110} Q${x + 26} ${top + 130} ${x + 20} ${top + 100} Q${x + 12} ${top + 60} ${x + 4} ${top + 90} Q${x} ${top + 220} ${x - 12} ${top + 170} Q${x - 14} ${top + 50} ${x - 24} ${top + 70} Q${x - 30} ${top + 130} ${x - 36} ${top + 80}Z`,
      fire,
    ) + line(`M${x - 30} ${top + 8} H${x + 30}`, inks.third, 8);
  return {
    behind:
      weather(s) +
      fill(ridge(rng, horizon + 50, 80, 6), light.far) +
      plume +
      stones +
      cone +
      wash(top + 60, 260, light.mid, 0.5) +
      lava,
    before: rng.chance(0.5)
      ? fill(swell(H - 50, 46, 10), fire) + fill(swell(H - 30, 46, 30), inks.third)
      : fill(hills(rng, H - 46, 40, 4), shade(light.near, 0.4)),
  };
};
