import { mix, shade, tint } from '../../../print/inks';
import { circle, fill, line, rect, repeat } from '../../../print/svg';
import { H, W, hills, orb, swell, wash, weather } from '../../motif-context';
import type { Motif } from '../motif';

export const sea: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const kind = rng.int(0, 2);
  const foam = tint(light.far, 0.4);
  const sky =
    orb(s, rng.range(70, 290), kind === 1 ? horizon - 10 : rng.range(90, 160), rng.range(44, 92)) +
    weather(s);
  if (kind === 0) {
    const size = rng.range(34, 66);
    const step = (H - horizon) / 6;
    return {
      behind:
        sky +
        repeat(
          4,
          (i) =>
            fill(
              swell(horizon + i * step, size, (i % 2) * size * 0.5),
              [light.far, light.mid, mix(light.mid, light.near, 0.3), light.mid][i] ?? light.mid,
            ) + (i === 1 ? wash(horizon + 20, 160, inks.dark) : ''),
        ),
      before: repeat(3, (i) =>
        fill(
          swell(horizon + (4 + i) * step - 14, size, (i % 2) * size * 0.5),
          [mix(light.mid, light.near, 0.6), light.near, shade(light.near, 0.3)][i] ?? light.near,
        ),
      ),
    };
  }
  if (kind === 1) {
    const glints = repeat(14, (i) =>
      rect(
        rng.range(20, 260),
        horizon + 12 + i * 13,
        rng.range(30, 120),
        4.5,
        i % 3 ? light.glow : light.far,
        'rx="2"',
      ),
    );
    return {
      behind:
        sky +
        rect(0, horizon, W, H, light.mid) +
        wash(horizon + 20, H - horizon, inks.dark, 0.5) +
        glints,
      before: fill(hills(rng, H - 34, 30, 3), light.near),
    };
  }
  const curl = `M-10 ${H} V${horizon + 60} C60 ${horizon + 60} 70 ${horizon - 150} 220 ${horizon - 150} C300 ${horizon - 150} 330 ${horizon - 80} 300 ${horizon - 40} C290 ${horizon - 90} 230 ${horizon - 96} 206 ${horizon - 40} C180 ${horizon + 30} 240 ${horizon + 90} 370 ${horizon + 90} V${H}Z`;
  const fingers = repeat(
    6,
    (i) =>
      circle(226 + i * 15, horizon - 146 + i * i * 3.6, 15 - i * 0.6, foam) +
      circle(300 - i * 5, horizon - 42 - i * 6, 8, foam),
  );
  const ribs = repeat(4, (i) =>
    line(
      `M${10 + i * 30} ${H} C${80 + i * 22} ${horizon + 40} ${90 + i * 18} ${horizon - 120 + i * 16} ${206 + i * 8} ${horizon - 122 + i * 14}`,
      i % 2 ? light.far : foam,
      7,
    ),
  );
  return {
    behind:
      sky +
      fill(swell(horizon + 70, 40, 0), light.far) +
      fill(curl, light.mid) +
      ribs +
      fingers +
      wash(horizon, 200, inks.dark),
    before:
      fill(swell(H - 74, 52, 0), mix(light.mid, light.near, 0.6)) +
      fill(swell(H - 40, 52, 26), light.near),
  };
};
