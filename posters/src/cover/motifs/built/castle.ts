import { mix } from '../../../print/inks';
import { fill, line, rect, repeat } from '../../../print/svg';
import { H, hills, ridge, swell, wash, weather } from '../../motif-context';
import type { Motif } from '../motif';
import { sunAt } from '../nature/sun';

export const castle: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const stone = light.near === light.sky ? light.mid : light.near;
  const keep = (x: number, w: number, h: number, y: number, pointed: boolean): string =>
    rect(x - w / 2, y - h, w, h + 30, stone) +
    rect(x, y - h, w / 2, h + 30, 'url(#tone)', 'opacity=".35"') +
    (pointed
      ? fill(
          `M${x - w * 0.72} ${y - h} L${x} ${y - h - w * 1.5} L${x + w * 0.72} ${y - h}Z`,
          light.pop,
        ) +
        line(`M${x} ${y - h - w * 1.5} v-18`, stone, 3) +
        fill(`M${x} ${y - h - w * 1.5 - 18} l18 6 l-18 7Z`, light.glow)
      : rect(x - w * 0.62, y - h - 8, w * 1.24, 12, stone) +
        repeat(4, (i) => rect(x - w * 0.62 + i * w * 0.36, y - h - 20, w * 0.17, 14, stone))) +
    repeat(Math.floor(h / 44), (i) =>
      fill(`M${x - 4} ${y - h + 34 + i * 40} v-12 q4 -7 8 0 v12Z`, light.glow),
    );
  const y = horizon + 60;
  const x = rng.range(150, 210);
  const towers = repeat(rng.int(3, 5), (i) =>
    keep(
      x + (i % 2 ? 1 : -1) * (34 + Math.floor(i / 2) * 50),
      rng.range(26, 44),
      rng.range(70, 170),
      y,
      rng.chance(0.6),
    ),
  );
  const main = keep(x, rng.range(54, 76), rng.range(150, 220), y, rng.chance(0.5));
  const wall =
    rect(x - 130, y - 46, 260, 90, stone) +
    repeat(11, (i) => rect(x - 130 + i * 25, y - 58, 14, 14, stone)) +
    fill(`M${x - 24} ${y + 44} v-50 q24 -34 48 0 v50Z`, light.glow) +
    line(
      `M${x - 12} ${y - 18} v62 M${x} ${y - 24} v70 M${x + 12} ${y - 18} v62 M${x - 22} ${y + 8} h44`,
      inks.dark,
      3,
    );
  const hill = rng.chance(0.5);
  return {
    behind:
      sunAt(s) +
      weather(s) +
      fill(ridge(rng, horizon + 20, 100, 5), light.far) +
      wash(horizon, 120, inks.dark, 0.3) +
      towers +
      main +
      wall +
      (hill
        ? fill(`M-10 ${H} V${y + 90} Q${x} ${y - 10} 370 ${y + 80} V${H}Z`, light.mid) +
          fill(
            `M${x - 18} ${y + 38} Q${x + 60} ${y + 90} ${x - 40} ${H} H${x + 60} Q${x + 120} ${y + 90} ${x + 18} ${y + 38}Z`,
            light.glow,
          )
        : fill(swell(y + 40, 40, 0), light.mid) +
          fill(swell(y + 76, 46, 20), mix(light.mid, inks.dark, 0.4))),
    before: fill(hills(rng, H - 30, 26, 4), mix(stone, '#000000', 0.3)),
  };
};
