import { mix, tint } from '../../../print/inks';
import { circle, ellipse, fill, line, rect, repeat } from '../../../print/svg';
import { H, W, orb, wash } from '../../motif-context';
import type { Motif } from '../motif';

export const arena: Motif = (s) => {
  const { light, rng, inks } = s;
  const cy = rng.range(270, 320);
  const n = rng.int(12, 20);
  const beams = repeat(n, (i) =>
    fill(
      `M180 ${cy} L${180 + 640 * Math.cos((i * 2 * Math.PI) / n)} ${cy + 640 * Math.sin((i * 2 * Math.PI) / n)} L${180 + 640 * Math.cos(((i + 0.5) * 2 * Math.PI) / n)} ${cy + 640 * Math.sin(((i + 0.5) * 2 * Math.PI) / n)}Z`,
      light.mid,
    ),
  );
  const kind = rng.int(0, 2);
  if (kind === 0)
    return {
      behind:
        beams +
        circle(186, cy + 5, 128, light.pop) +
        circle(180, cy, 128, inks.dark) +
        circle(
          180,
          cy,
          112,
          'none',
          `stroke="${light.glow}" stroke-width="4" stroke-dasharray="3 9"`,
        ) +
        `<clipPath id="ring"><circle cx="180" cy="${cy}" r="128"/></clipPath><g clip-path="url(#ring)">${wash(cy - 20, 160, inks.main, 0.8)}</g>`,
      before: repeat(
        9,
        (i) =>
          circle(20 + i * 40, H - 4, 26, inks.dark) + rect(8 + i * 40, H - 6, 24, 20, inks.dark),
      ),
    };
  if (kind === 1) {
    const tiers = repeat(
      3,
      (t) =>
        fill(
          `M-10 ${cy - 130 + t * 62} Q180 ${cy - 170 + t * 76} 370 ${cy - 130 + t * 62} V${H} H-10Z`,
          [light.far, light.mid, mix(light.mid, light.near, 0.5)][t] ?? light.mid,
        ) +
        repeat(9, (i) =>
          fill(
            `M${6 + i * 41} ${cy - 84 + t * 64 - Math.sin((i / 8) * 3.1) * (16 - t * 6)} v-20 q12 -18 24 0 v20Z`,
            inks.dark,
          ),
        ),
    );
    const banners = repeat(
      4,
      (i) =>
        fill(
          `M${30 + i * 92} ${cy - 190} h34 v70 l-17 -14 l-17 14Z`,
          i % 2 ? light.pop : light.glow,
        ) + line(`M${30 + i * 92} ${cy - 194} h34`, inks.dark, 5),
    );
    return {
      behind:
        orb(s, rng.range(90, 270), 96, 56) +
        tiers +
        banners +
        wash(cy - 60, 160, inks.dark, 0.35) +
        ellipse(180, H - 30, 250, 110, tint(inks.third, 0.3)) +
        ellipse(180, H - 30, 190, 76, 'none', `stroke="${inks.main}" stroke-width="6"`),
      before: '',
    };
  }
  const spots = [-1, 1]
    .map((k) =>
      fill(
        `M${180 + k * 150} -10 L${180 + k * -10} ${cy + 110} H${180 + k * 120} L${180 + k * 190} -10Z`,
        light.glow,
        'opacity=".45"',
      ),
    )
    .join('');
  const crowd = repeat(
    3,
    (r) =>
      repeat(13, (i) =>
        circle(
          i * 31 - (r % 2) * 15,
          cy - 10 + r * 26,
          16,
          [light.far, light.mid, mix(light.mid, inks.dark, 0.5)][r] ?? light.mid,
        ),
      ) +
      rect(
        -10,
        cy - 6 + r * 26,
        400,
        60,
        [light.far, light.mid, mix(light.mid, inks.dark, 0.5)][r] ?? light.mid,
      ),
  );
  return {
    behind:
      rect(0, 0, W, H, mix(inks.dark, '#08090D', 0.3)) +
      repeat(7, (i) => rect(20 + i * 50, 24, 26, 14, light.glow, 'rx="4"')) +
      crowd +
      spots +
      fill(`M20 ${H} L80 ${cy + 80} H280 L340 ${H}Z`, light.pop) +
      fill(`M20 ${H} L80 ${cy + 80} H280 L340 ${H}Z`, 'url(#dots)', 'opacity=".4"') +
      ellipse(180, cy + 120, 84, 22, inks.paper),
    before: '',
  };
};
