import { mix } from '../../../print/inks';
import { circle, fill, line, rect, repeat } from '../../../print/svg';
import { H, W, hills, ridge, wash, weather } from '../../motif-context';
import type { Motif } from '../motif';
import { sunAt } from '../nature/sun';

export const train: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const sky = sunAt(s) + weather(s);
  const body = light.pop === light.sky ? inks.paper : light.pop;
  if (rng.chance(0.5)) {
    const y = horizon + rng.range(-10, 30);
    const arches =
      rect(-10, y + 34, 380, 22, light.near) +
      repeat(5, (i) =>
        fill(
          `M${i * 84 - 20} ${y + 50} h84 V${H} h-14 V${y + 120} q-28 -60 -56 0 V${H} h-14Z`,
          light.near,
        ),
      );
    const cars = repeat(
      3,
      (i) =>
        rect(
          -60 + i * 134,
          y - 20,
          126,
          50,
          i === 2 ? (inks.main === light.sky ? inks.third : inks.main) : body,
          'rx="9"',
        ) +
        repeat(4, (w) =>
          rect(-50 + i * 134 + w * 29, y - 10, 20, 17, w % 2 ? light.glow : inks.dark, 'rx="3"'),
        ) +
        rect(-60 + i * 134, y + 14, 126, 6, inks.dark) +
        circle(-36 + i * 134, y + 33, 8, inks.dark) +
        circle(40 + i * 134, y + 33, 8, inks.dark),
    );
    return {
      behind:
        sky +
        fill(ridge(rng, horizon + 20, 120, 4), light.far) +
        fill(hills(rng, horizon + 60, 50, 3), light.mid) +
        wash(horizon + 20, 180, inks.dark, 0.35) +
        arches +
        cars +
        repeat(5, (i) =>
          circle(330 - i * 30, y - 44 - i * 12, 16 + i * 5, inks.paper, 'opacity=".6"'),
        ),
      before: fill(hills(rng, H - 40, 40, 4), mix(light.near, '#000000', 0.35)),
    };
  }
  const x = rng.range(140, 220);
  const rails =
    fill(
      `M${x - 12} ${horizon + 20} L-40 ${H} H400 L${x + 12} ${horizon + 20}Z`,
      mix(light.mid, inks.dark, 0.5),
    ) +
    repeat(9, (i) =>
      rect(x - 20 - i * i * 3, horizon + 26 + i * i * 2.6, 40 + i * i * 6, 3 + i * 1.2, inks.dark),
    ) +
    line(`M${x - 5} ${horizon + 20} L40 ${H} M${x + 5} ${horizon + 20} L320 ${H}`, light.glow, 6);
  const poles = repeat(4, (i) =>
    line(
      `M${x + 40 + i * 44} ${horizon + 30 + i * 20} V${horizon - 20 - i * 50} M${x + 30 + i * 40} ${horizon - 10 - i * 46} h${24 + i * 10}`,
      inks.dark,
      3 + i * 1.6,
    ),
  );
  const front =
    fill(
      `M${x - 62} ${horizon + 80} V${horizon - 40} Q${x - 60} ${horizon - 96} ${x} ${horizon - 96} Q${x + 60} ${horizon - 96} ${x + 62} ${horizon - 40} V${horizon + 80}Z`,
      body,
    ) +
    rect(x - 46, horizon - 66, 92, 52, inks.dark, 'rx="14"') +
    fill(`M${x - 36} ${horizon - 58} h30 l-22 36 h-8Z`, inks.paper, 'opacity=".3"') +
    rect(x - 62, horizon + 8, 124, 16, inks.main === body ? inks.third : inks.main) +
    circle(x - 36, horizon + 46, 12, light.glow) +
    circle(x + 36, horizon + 46, 12, light.glow) +
    rect(x - 30, horizon + 68, 60, 18, inks.dark);
  return {
    behind:
      sky +
      fill(hills(rng, horizon + 20, 70, 3), light.far) +
      rect(0, horizon + 20, W, H, light.mid) +
      wash(horizon + 20, 200, inks.dark, 0.4) +
      rails +
      poles +
      front,
    before: repeat(6, (i) =>
      line(
        `M${10 + i * 8} ${H} q-4 -40 ${-14 + i * 6} -60 M${350 - i * 8} ${H} q4 -40 ${14 - i * 6} -66`,
        light.near,
        5,
      ),
    ),
  };
};
