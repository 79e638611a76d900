import { mix, shade, tint } from '../../../print/inks';
import { circle, fill, line, rect, repeat } from '../../../print/svg';
import { H, W, wash, weather } from '../../motif-context';
import type { Motif } from '../motif';
import { sunAt } from '../nature/sun';

export const city: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const windows = (x: number, y: number, w: number, h: number, ink: string): string =>
    repeat(Math.floor(h / 17), (r) =>
      repeat(Math.floor((w - 8) / 11), (c) =>
        rng.chance(0.42)
          ? rect(x + 7 + c * 11, y + 10 + r * 17, 5, 8, rng.chance(0.25) ? light.pop : ink)
          : '',
      ),
    );
  const row = (base: number, low: number, high: number, ink: string, lit: string): string => {
    let x = -14;
    let out = '';
    while (x < W) {
      const [w, h] = [rng.range(26, 64), rng.range(low, high)];
      const y = base - h;
      const roof = rng.pick([
        fill(`M${x} ${y} L${x + w / 2} ${y - 22} L${x + w} ${y}Z`, ink),
        line(`M${x + w / 2} ${y} v-34`, ink, 4),
        rect(x + w * 0.2, y - 16, w * 0.4, 18, ink),
        '',
        '',
      ]);
      out += roof + rect(x, y, w, H, ink) + windows(x, y, w, Math.min(h + 60, 260), lit);
      x += w + rng.range(0, 9);
    }
    return out;
  };
  const sky = sunAt(s) + weather(s);
  const kind = rng.int(0, 2);
  if (kind === 0)
    return {
      behind:
        sky +
        row(horizon + 60, 60, 200, light.far, light.mid) +
        wash(horizon - 60, 180, inks.dark, 0.3) +
        row(horizon + 110, 40, 150, light.mid, light.glow),
      before: row(H, 20, 76, light.near, light.glow),
    };
  if (kind === 1) {
    const vx = rng.range(140, 220);
    const side = (k: 1 | -1): string =>
      repeat(4, (i) => {
        const [far, near] = [0.16 + i * 0.24, 0.4 + i * 0.26];
        const top = horizon - (70 + i * 95 + rng.range(0, 50));
        const ink =
          [light.far, mix(light.far, light.mid, 0.6), light.mid, light.near][i] ?? light.mid;
        const [x1, x2] = [vx + k * (20 + far * 190), vx + k * (20 + near * 220)];
        return (
          fill(`M${x1} ${top + 26} L${x2} ${top - 20} V${H} H${x1}Z`, ink) +
          repeat(8, (w) =>
            fill(
              `M${x1 + k * 8} ${top + 50 + w * 34} L${x2 - k * 8} ${top + 26 + w * 36} v14 L${x1 + k * 8} ${top + 62 + w * 34}Z`,
              rng.chance(0.5) ? light.glow : shade(ink, 0.3),
            ),
          ) +
          (i > 1
            ? rect(
                Math.min(x1, x1 + k * -34),
                top + 120,
                34,
                rng.range(40, 90),
                light.pop,
                'rx="4"',
              )
            : '')
        );
      });
    return {
      behind:
        sky +
        side(-1) +
        side(1) +
        fill(`M${vx - 26} ${horizon + 90} H${vx + 26} L${W + 90} ${H} H-90Z`, light.near) +
        repeat(4, (i) =>
          fill(
            `M${vx - 2 - i * 1.6} ${horizon + 104 + i * 30} h${5 + i * 3} l${2 + i} 18 h-${8 + i * 5}Z`,
            light.glow,
          ),
        ),
      before:
        line(`M-10 ${horizon - 120} Q180 ${horizon - 60} 370 ${horizon - 140}`, inks.dark, 2.6) +
        repeat(7, (i) =>
          circle(20 + i * 54, horizon - 112 + Math.sin((i / 6) * 3.1) * 34, 6, light.glow),
        ),
    };
  }
  const roofs = repeat(4, (i) => {
    const [x, y, w] = [[-20, 190, 40, 230][i] ?? 0, horizon + 20 + i * 52, rng.range(130, 190)];
    const ink = [light.far, light.mid, mix(light.mid, light.near, 0.5), light.near][i] ?? light.mid;
    return (
      fill(
        `M${x} ${y} L${x + w / 2} ${y - 34} L${x + w} ${y} L${x + w / 2} ${y + 34}Z`,
        tint(ink, 0.2),
      ) +
      fill(`M${x} ${y} L${x + w / 2} ${y + 34} V${H} H${x}Z`, ink) +
      fill(`M${x + w} ${y} L${x + w / 2} ${y + 34} V${H} H${x + w}Z`, shade(ink, 0.3)) +
      rect(x + w * 0.42, y - 34, 22, 30, light.pop) +
      repeat(3, (k) => rect(x + 14 + k * 20, y + 50 + (k % 2) * 6, 10, 14, light.glow))
    );
  });
  return {
    behind:
      sky +
      row(horizon + 20, 30, 130, light.far, light.glow) +
      wash(horizon - 40, 140, inks.dark, 0.3) +
      roofs,
    before: '',
  };
};
