import { mix } from '../../../print/inks';
import { fill, line, rect, repeat } from '../../../print/svg';
import { H, W, ridge, wash, weather } from '../../motif-context';
import type { Motif } from '../motif';
import { sunAt } from '../nature/sun';

export const racetrack: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const asphalt = mix(inks.dark, '#20232B', 0.4);
  const k = rng.sign();
  const bend = `M${180 - 16 * k} ${horizon + 10} C${180 - 130 * k} ${horizon + 50} ${180 + 190 * k} ${horizon + 90} ${180 - 110 * k} ${H + 10} H${180 + 250 * k} C${180 + 330 * k} ${horizon + 70} ${180 - 60 * k} ${horizon + 60} ${180 + 16 * k} ${horizon + 10}Z`;
  const flags = repeat(5, (r) =>
    repeat(12, (c) =>
      (r + c) % 2
        ? rect(c * 30, horizon - 120 + r * 14, 30, 14, inks.dark)
        : rect(c * 30, horizon - 120 + r * 14, 30, 14, inks.paper),
    ),
  );
  const gate = rng.chance(0.5)
    ? flags + rect(0, horizon - 50, 12, 90, inks.dark) + rect(348, horizon - 50, 12, 90, inks.dark)
    : repeat(12, (i) =>
        rect(
          i * 31 - 6,
          horizon - 20 - rng.range(0, 60),
          26,
          120,
          i % 3 ? light.far : mix(light.far, light.mid, 0.5),
        ),
      );
  const stripe = repeat(10, (i) =>
    line(
      `M${180 + k * (Math.sin(i * 0.62 + 0.2) * 40 - i * 2)} ${horizon + 24 + i * 22} l${k * -3} 10`,
      inks.paper,
      2 + i,
    ),
  );
  const speed = repeat(9, () =>
    line(
      `M${rng.range(-20, 360)} ${rng.range(horizon + 30, H)} h${rng.range(40, 120)}`,
      light.glow,
      3,
      'opacity=".7"',
    ),
  );
  return {
    behind:
      sunAt(s) +
      weather(s) +
      fill(ridge(rng, horizon + 10, 70, 5), light.far) +
      gate +
      rect(0, horizon + 10, W, H, light.mid) +
      wash(horizon + 10, 200, inks.dark, 0.3) +
      fill(
        bend,
        inks.main === light.mid ? inks.third : inks.main,
        `stroke="${inks.paper}" stroke-width="12" stroke-dasharray="16 14"`,
      ) +
      fill(bend, asphalt) +
      stripe,
    before: speed,
  };
};
