import { mix } from '../../../print/inks';
import { circle, fill, line, rect, repeat } from '../../../print/svg';
import { H, W, hills, swell, wash } from '../../motif-context';
import type { Motif } from '../motif';

export const underwater: Motif = (s) => {
  const { light, rng, inks } = s;
  const deep = mix(inks.dark, inks.main, 0.2);
  const shallow = mix(inks.main, inks.accent, rng.range(0, 0.4));
  const bands = repeat(6, (i) =>
    fill(swell(i * 74 - 20, 80, (i % 2) * 40), mix(shallow, deep, i / 5.4)),
  );
  const shafts = repeat(5, (i) =>
    fill(
      `M${i * 80} -10 L${i * 110 - 90} ${H} H${i * 110 - 10} L${i * 80 + 40} -10Z`,
      inks.paper,
      'opacity=".13"',
    ),
  );
  const weed = (x: number, h: number, ink: string): string =>
    fill(
      `M${x - 12} ${H} Q${x - 30} ${H - h * 0.4} ${x - 4} ${H - h * 0.6} T${x + 4} ${H - h} Q${x + 24} ${H - h * 0.7} ${x + 8} ${H - h * 0.5} T${x + 14} ${H}Z`,
      ink,
    );
  const coral = (x: number, k: number, ink: string): string =>
    line(
      `M${x} ${H} v${-60 * k} M${x} ${H - 26 * k} q${-26 * k} ${-4 * k} ${-28 * k} ${-40 * k} M${x} ${H - 34 * k} q${26 * k} 0 ${30 * k} ${-44 * k}`,
      ink,
      13 * k,
    );
  const bubbles = repeat(18, () =>
    circle(
      rng.range(0, W),
      rng.range(30, H),
      rng.range(3, 12),
      'none',
      `stroke="${inks.paper}" stroke-width="2.4" opacity=".8"`,
    ),
  );
  const school = repeat(rng.int(5, 11), () => {
    const [x, y, k] = [rng.range(20, 340), rng.range(120, 360), rng.range(5, 12)];
    return fill(
      `M${x - k * 1.6} ${y} Q${x} ${y - k} ${x + k} ${y} L${x + k * 2} ${y - k * 0.8} V${y + k * 0.8} L${x + k} ${y} Q${x} ${y + k} ${x - k * 1.6} ${y}Z`,
      rng.pick([inks.third, inks.accent, inks.paper]),
    );
  });
  const ruin = rng.chance(0.45)
    ? repeat(
        3,
        (i) =>
          rect(50 + i * 110, rng.range(220, 300), 34, 300, mix(deep, inks.main, 0.4)) +
          rect(42 + i * 110, 300, 50, 14, mix(deep, inks.main, 0.5)),
      )
    : circle(
        rng.range(80, 280),
        rng.range(110, 200),
        rng.range(50, 90),
        light.glow,
        'opacity=".5"',
      );
  return {
    behind: bands + shafts + ruin + school + wash(260, 220, inks.dark, 0.5),
    before:
      weed(24, rng.range(120, 260), inks.accent) +
      weed(60, rng.range(80, 160), inks.main) +
      weed(334, rng.range(120, 280), inks.main) +
      coral(290, 1.2, inks.third) +
      coral(104, 0.8, '#FF7AA8') +
      fill(hills(rng, H - 26, 24, 5), inks.dark) +
      bubbles,
  };
};
