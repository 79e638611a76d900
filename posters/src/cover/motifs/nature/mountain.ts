import { mix, shade, tint } from '../../../print/inks';
import { fill, repeat } from '../../../print/svg';
import { H, hills, ridge, wash, weather } from '../../motif-context';
import type { Motif } from '../motif';
import { sunAt } from './sun';

export const mountain: Motif = (s) => {
  const { light, rng, horizon } = s;
  const sky = sunAt(s) + weather(s);
  const kind = rng.int(0, 2);
  if (kind === 0) {
    const x = rng.range(120, 240);
    const top = horizon - rng.range(150, 220);
    const peak =
      fill(`M${x - 230} ${H} L${x} ${top} L${x + 230} ${H}Z`, light.mid) +
      fill(
        `M${x} ${top} L${x + 230} ${H} H${x + 20} L${x - 20} ${top + 150} L${x + 26} ${top + 90}Z`,
        shade(light.mid, 0.35),
      ) +
      fill(
        `M${x} ${top} L${x + 52} ${top + 62} L${x + 26} ${top + 54} L${x + 8} ${top + 84} L${x - 14} ${top + 56} L${x - 46} ${top + 64}Z`,
        tint(light.glow, 0.5),
      );
    return {
      behind:
        sky +
        fill(ridge(rng, horizon + 20, 100, 5), light.far) +
        peak +
        wash(horizon, 160, s.inks.dark),
      before: fill(hills(rng, 430, 40, 4), light.near),
    };
  }
  if (kind === 1) {
    const road = `M${rng.range(40, 140)} ${H} Q260 ${horizon + 110} 150 ${horizon + 70} T220 ${horizon + 6} L226 ${horizon + 6} Q190 ${horizon + 40} 200 ${horizon + 66} Q330 ${horizon + 120} 210 ${H}Z`;
    return {
      behind:
        sky +
        fill(ridge(rng, horizon + 10, 150, 4), light.far) +
        fill(ridge(rng, horizon + 40, 90, 5), mix(light.far, light.mid, 0.6)) +
        fill(hills(rng, horizon + 60, 50, 3), light.mid) +
        wash(horizon + 40, 200, s.inks.dark) +
        fill(road, tint(light.glow, 0.2)),
      before: fill(
        `M-10 ${H} V${H - 60} Q60 ${H - 70} 90 ${H}Z M370 ${H} V${H - 90} Q300 ${H - 60} 270 ${H}Z`,
        light.near,
      ),
    };
  }
  const layers = repeat(
    5,
    (i) =>
      fill(
        ridge(rng, horizon - 60 + i * 62, 120 - i * 14, 4 + i),
        [
          light.far,
          mix(light.far, light.mid, 0.5),
          light.mid,
          mix(light.mid, light.near, 0.5),
          light.near,
        ][i] ?? light.near,
      ) + (i === 1 || i === 3 ? wash(horizon - 90 + i * 62, 120, s.inks.dark, 0.35) : ''),
  );
  return {
    behind: sky + layers,
    before: '',
  };
};
