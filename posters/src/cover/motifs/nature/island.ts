import { mix, tint } from '../../../print/inks';
import { ellipse, fill, line, rect, repeat } from '../../../print/svg';
import { H, W, orb, swell, wash, weather } from '../../motif-context';
import type { Motif } from '../motif';
import { palm } from './palm';

export const island: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const sky = orb(s, rng.range(60, 300), rng.range(80, 150), rng.range(36, 80)) + weather(s);
  const leaf = light.mid === inks.third ? inks.accent : mix(inks.dark, '#2E9A5B', 0.6);
  if (rng.chance(0.5)) {
    const y = rng.range(230, 270);
    const x = rng.range(150, 210);
    const rock =
      fill(
        `M${x - 130} ${y} Q${x} ${y - 30} ${x + 130} ${y} L${x + 84} ${y + 50} L${x + 60} ${y + 44} L${x + 20} ${y + 150} L${x - 20} ${y + 90} L${x - 54} ${y + 110} L${x - 80} ${y + 40}Z`,
        light.near,
      ) +
      fill(
        `M${x + 10} ${y} H${x + 130} L${x + 84} ${y + 50} L${x + 60} ${y + 44} L${x + 20} ${y + 150}Z`,
        'url(#tone)',
        'opacity=".4"',
      ) +
      fill(
        `M${x - 132} ${y + 4} Q${x} ${y - 44} ${x + 132} ${y + 4} Q${x} ${y + 26} ${x - 132} ${y + 4}Z`,
        light.mid,
      );
    const fall =
      rect(x + 50, y + 6, 18, 190, light.glow, 'opacity=".85"') +
      line(`M${x + 56} ${y + 20} v150`, '#FFFFFF', 3);
    const bits = repeat(5, () =>
      ellipse(
        rng.range(20, 340),
        rng.range(330, 450),
        rng.range(14, 40),
        rng.range(8, 16),
        light.far,
      ),
    );
    return {
      behind:
        sky +
        bits +
        fall +
        rock +
        palm(x - 90, y + 2, 1, inks.dark, leaf) +
        palm(x + 92, y + 4, 0.7, inks.dark, leaf),
      before: '',
    };
  }
  const x = rng.range(130, 230);
  const land =
    fill(
      `M${x - 170} ${horizon + 70} Q${x - 60} ${horizon - 70} ${x + 10} ${horizon - 90} Q${x + 90} ${horizon - 40} ${x + 180} ${horizon + 70}Z`,
      light.far,
    ) +
    fill(
      `M${x + 10} ${horizon - 90} Q${x + 90} ${horizon - 40} ${x + 180} ${horizon + 70} H${x + 30}Z`,
      light.mid,
    );
  const beach = ellipse(x, horizon + 96, 190, 44, tint(inks.third, 0.3));
  return {
    behind:
      sky +
      rect(0, horizon + 30, W, H, light.mid === light.sky ? light.near : light.mid) +
      land +
      repeat(8, (i) =>
        rect(
          rng.range(0, 300),
          horizon + 60 + i * 24,
          rng.range(30, 80),
          4,
          light.glow,
          'rx="2" opacity=".8"',
        ),
      ) +
      beach +
      wash(horizon + 60, 160, inks.dark, 0.3) +
      palm(x - 110, horizon + 96, 1.4, inks.dark, leaf) +
      palm(x + 120, horizon + 100, 1.1, inks.dark, leaf),
    before: fill(swell(H - 60, 44, 0), light.near),
  };
};
