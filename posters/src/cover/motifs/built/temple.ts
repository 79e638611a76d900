import { mix, tint } from '../../../print/inks';
import { circle, fill, line, rect, repeat } from '../../../print/svg';
import { H, hills, ridge, wash, weather } from '../../motif-context';
import type { Motif } from '../motif';
import { sunAt } from '../nature/sun';

export const temple: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const sky = sunAt(s) + weather(s) + fill(hills(rng, horizon + 30, 80, 3), light.far);
  const red = light.sky === '#FF5B3A' ? inks.dark : light.pop;
  const kind = rng.int(0, 2);
  const x = rng.range(150, 210);
  if (kind === 0) {
    const gate =
      rect(x - 100, horizon - 96, 20, 300, red) +
      rect(x + 80, horizon - 96, 20, 300, red) +
      rect(x - 124, horizon - 60, 248, 18, red) +
      fill(
        `M${x - 156} ${horizon - 122} Q${x} ${horizon - 84} ${x + 156} ${horizon - 122} L${x + 148} ${horizon - 92} Q${x} ${horizon - 66} ${x - 148} ${horizon - 92}Z`,
        inks.dark,
      ) +
      rect(x - 16, horizon - 92, 32, 36, light.glow);
    const steps = repeat(7, (i) =>
      fill(
        `M${x - 60 - i * 18} ${horizon + 70 + i * 24} H${x + 60 + i * 18} L${x + 70 + i * 18} ${horizon + 96 + i * 24} H${x - 70 - i * 18}Z`,
        i % 2 ? light.mid : mix(light.mid, inks.dark, 0.3),
      ),
    );
    return {
      behind:
        sky + fill(hills(rng, horizon + 80, 30, 4), mix(light.mid, inks.dark, 0.5)) + steps + gate,
      before: repeat(
        2,
        (i) =>
          rect(24 + i * 286, H - 90, 28, 90, inks.dark) +
          fill(`M${8 + i * 286} ${H - 90} h60 l-14 -20 h-32Z`, inks.dark) +
          rect(28 + i * 286, H - 84, 20, 22, light.glow),
      ),
    };
  }
  if (kind === 1) {
    const storeys = rng.int(4, 6);
    const pagoda = repeat(storeys, (i) => {
      const [w, y] = [70 + (storeys - i) * 17, H - 50 - (i + 1) * 54];
      return (
        rect(x - w * 0.56, y + 10, w * 1.12, 48, mix(light.mid, inks.dark, 0.25)) +
        repeat(3, (k) => rect(x - w * 0.4 + k * w * 0.3, y + 26, w * 0.18, 22, light.glow)) +
        fill(
          `M${x - w} ${y + 20} Q${x - w * 0.6} ${y + 8} ${x - w * 0.5} ${y - 10} H${x + w * 0.5} Q${x + w * 0.6} ${y + 8} ${x + w} ${y + 20} Q${x} ${y + 6} ${x - w} ${y + 20}Z`,
          i % 2 ? red : inks.dark,
        )
      );
    });
    return {
      behind:
        sky +
        fill(ridge(rng, horizon + 40, 90, 5), mix(light.far, light.mid, 0.5)) +
        wash(horizon, 160, inks.dark, 0.3) +
        line(`M${x} ${H - 60 - storeys * 54} v-40`, inks.dark, 5) +
        pagoda,
      before:
        fill(hills(rng, H - 46, 30, 5), light.near) +
        repeat(5, (i) => circle(20 + i * 80, H - 40, 22, mix(light.pop, inks.dark, 0.2))),
    };
  }
  const columns = repeat(
    6,
    (i) =>
      rect(44 + i * 50, horizon - 20, 26, 150, tint(light.glow, 0.3)) +
      rect(58 + i * 50, horizon - 20, 12, 150, 'url(#dots)', 'opacity=".5"') +
      rect(38 + i * 50, horizon - 30, 38, 12, light.glow),
  );
  return {
    behind:
      sky +
      rect(30, horizon - 10, 300, 140, inks.dark) +
      columns +
      rect(22, horizon - 52, 316, 24, light.pop) +
      fill(
        `M14 ${horizon - 52} L180 ${horizon - 132} L346 ${horizon - 52}Z`,
        tint(light.glow, 0.2),
      ) +
      circle(180, horizon - 80, 18, light.pop) +
      repeat(4, (i) =>
        rect(
          10 - i * 12,
          horizon + 126 + i * 26,
          340 + i * 24,
          28,
          i % 2 ? light.mid : mix(light.mid, inks.dark, 0.3),
        ),
      ),
    before: line(
      `M-6 ${H} q30 -90 10 -180 M366 ${H} q-40 -90 -10 -200`,
      mix(inks.dark, '#2E9A5B', 0.5),
      16,
    ),
  };
};
