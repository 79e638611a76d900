import { mix, shade } from '../../../print/inks';
import { circle, ellipse, fill, group, rect, repeat } from '../../../print/svg';
import { H, W, wash } from '../../motif-context';
import type { Motif } from '../motif';

export const space: Motif = (s) => {
  const { light, rng, inks } = s;
  const night = mix(inks.dark, '#06070B', 0.3);
  const stars = repeat(70, () =>
    circle(rng.range(0, W), rng.range(0, H), rng.range(0.7, 2.6), inks.paper),
  );
  const base = rect(0, 0, W, H, night) + stars;
  const planet = (x: number, y: number, r: number, ink: string): string =>
    circle(x + 5, y + 4, r, inks.accent) +
    circle(x, y, r, ink) +
    `<clipPath id="p${Math.round(x)}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>` +
    group(
      repeat(4, (i) =>
        fill(
          `M${x - r} ${y - r * 0.6 + i * r * 0.4} q${r} ${r * 0.3} ${2 * r} 0 v${r * 0.14} q${-r} ${r * 0.3} ${-2 * r} 0Z`,
          shade(ink, 0.22),
        ),
      ) +
        circle(
          x + r * 0.5,
          y + r * 0.35,
          r * 1.05,
          'none',
          `stroke="${night}" stroke-width="${r * 0.5}" opacity=".4"`,
        ) +
        rect(x, y - r, r, 2 * r, 'url(#dots)', 'opacity=".35"'),
      '',
      `clip-path="url(#p${Math.round(x)})"`,
    );
  const kind = Math.floor(s.camera * 997) % 3;
  if (kind === 0) {
    const [x, y, r, tilt] = [
      rng.range(150, 210),
      rng.range(280, 330),
      rng.range(84, 120),
      rng.range(-28, 20),
    ];
    const half = (sweep: 0 | 1): string =>
      group(
        `<path d="M${-r * 1.6} 0 A${r * 1.6} ${r * 0.36} 0 0 ${sweep} ${r * 1.6} 0" fill="none" stroke="${inks.third}" stroke-width="${r * 0.16}"/><path d="M${-r * 1.36} 0 A${r * 1.36} ${r * 0.28} 0 0 ${sweep} ${r * 1.36} 0" fill="none" stroke="${inks.paper}" stroke-width="5"/>`,
        `translate(${x} ${y}) rotate(${tilt})`,
      );
    return {
      behind: base + half(1) + planet(x, y, r, inks.main) + half(0),
      before: circle(rng.range(30, 90), rng.range(380, 440), rng.range(12, 26), inks.accent),
    };
  }
  if (kind === 1) {
    const moons = repeat(3, (i) =>
      planet(
        60 + i * 110 + rng.range(-10, 10),
        rng.range(180, 260),
        rng.range(14, 34),
        [inks.third, inks.accent, inks.paper][i] ?? inks.third,
      ),
    );
    return {
      behind:
        base +
        moons +
        circle(180, H + 270, 460, inks.accent) +
        circle(180, H + 282, 460, inks.main) +
        wash(290, 190, inks.dark, 0.6) +
        repeat(7, () =>
          ellipse(
            rng.range(20, 340),
            rng.range(350, 460),
            rng.range(12, 34),
            rng.range(5, 11),
            shade(inks.main, 0.3),
          ),
        ),
      before: '',
    };
  }
  const cx = rng.range(130, 230);
  const orbits = repeat(
    5,
    (i) =>
      ellipse(
        cx,
        290,
        60 + i * 56,
        24 + i * 26,
        'none',
        `stroke="${i % 2 ? inks.main : inks.third}" stroke-width="3" stroke-dasharray="${i % 2 ? '2 9' : '40 6'}"`,
      ) +
      circle(
        cx + (60 + i * 56) * Math.cos(i * 2 + 1),
        290 + (24 + i * 26) * Math.sin(i * 2 + 1),
        8 + i * 3,
        [inks.accent, inks.paper, inks.main, inks.third, inks.accent][i] ?? inks.main,
      ),
  );
  return {
    behind:
      base +
      repeat(26, (i) =>
        circle(
          cx + Math.cos(i) * i * 6,
          290 + Math.sin(i) * i * 4,
          14 + i * 0.7,
          mix(night, light.pop === night ? inks.main : light.pop, 0.16),
        ),
      ) +
      circle(cx, 290, 50, inks.third) +
      circle(cx, 290, 36, inks.paper) +
      orbits,
    before: '',
  };
};
