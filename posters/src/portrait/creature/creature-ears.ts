import { circle, ellipse, fill, group, line, repeat } from '../../print/svg';
import { distance, shade } from '../../print/inks';
import type { PartLayers, PortraitContext } from '../frame';
import type { Species } from './species';

type Ears = (s: PortraitContext, inner: string) => PartLayers;
const behind = (back: string): PartLayers => ({ back, front: '' });
const pair = (draw: (k: 1 | -1) => string): string => draw(-1) + draw(1);

const pointed: Ears = (s, inner) =>
  behind(
    pair(
      (k) =>
        fill(
          `M${k * 84} -30 Q${k * 112} -110 ${k * 96} -164 Q${k * 40} -130 ${k * 16} -72Z`,
          s.colors.skin,
        ) +
        fill(
          `M${k * 78} -56 Q${k * 98} -110 ${k * 88} -140 Q${k * 52} -112 ${k * 36} -76Z`,
          inner,
        ) +
        fill(`M${k * 96} -164 Q${k * 72} -150 ${k * 62} -136 L${k * 104} -120Z`, s.colors.hair),
    ),
  );

const triangle: Ears = (s, inner) =>
  behind(
    pair(
      (k) =>
        fill(`M${k * 88} -30 L${k * 86} -136 Q${k * 46} -118 ${k * 14} -82Z`, s.colors.skin) +
        fill(`M${k * 78} -58 L${k * 76} -112 Q${k * 52} -100 ${k * 34} -80Z`, inner),
    ),
  );

const long: Ears = (s, inner) => {
  const flop = s.rng.chance(0.5);
  const up = (k: 1 | -1): string =>
    fill(
      `M${k * 16} -70 C${k * 10} -170 ${k * 44} -206 ${k * 60} -196 C${k * 80} -176 ${k * 78} -110 ${k * 60} -62Z`,
      s.colors.skin,
    ) +
    fill(
      `M${k * 28} -76 C${k * 26} -150 ${k * 46} -182 ${k * 56} -176 C${k * 66} -160 ${k * 64} -110 ${k * 52} -72Z`,
      inner,
    );
  const down =
    fill(
      'M30 -76 C40 -170 90 -176 112 -140 C134 -96 128 -50 110 -40 C92 -60 100 -110 70 -122 Q60 -90 62 -60Z',
      s.colors.skin,
    ) + fill('M104 -128 C122 -96 118 -60 110 -54 C100 -70 108 -100 90 -124Z', inner);
  return behind(up(-1) + (flop ? down : up(1)));
};

const round: Ears = (s, inner) =>
  behind(pair((k) => circle(k * 70, -78, 36, s.colors.skin) + circle(k * 70, -76, 20, inner)));

const floppy: Ears = (s) => ({
  back: '',
  front: pair(
    (k) =>
      fill(
        `M${k * 50} -84 Q${k * 104} -100 ${k * 112} -30 Q${k * 118} 36 ${k * 88} 50 Q${k * 66} 30 ${k * 76} -20 Q${k * 70} -50 ${k * 50} -84Z`,
        s.colors.hair,
      ) +
      fill(
        `M${k * 96} -50 Q${k * 114} 30 ${k * 88} 46 Q${k * 80} 20 ${k * 92} -10Z`,
        'url(#dots)',
        'opacity=".35"',
      ),
  ),
});

const tufts: Ears = (s) =>
  behind(
    pair(
      (k) =>
        fill(
          `M${k * 88} -20 Q${k * 98} -90 ${k * 106} -136 L${k * 70} -112 L${k * 20} -92Z`,
          s.colors.hair,
        ) + fill(`M${k * 84} -50 L${k * 96} -112 L${k * 60} -88Z`, s.colors.skin),
    ),
  );

const gills: Ears = (s) => {
  const frond = s.colors.skin === s.colors.inks.main ? s.colors.inks.accent : s.colors.inks.main;
  const branch = (angle: number): string =>
    group(
      repeat(5, (j) =>
        line(`M${96 + j * 13} 0 l9 -${20 - j * 3} M${96 + j * 13} 0 l9 ${20 - j * 3}`, frond, 8),
      ) + line('M66 0 H158', s.colors.hair, 17),
      `rotate(${angle})`,
    );
  return behind([-46, -14, 18].map((angle) => branch(angle) + branch(180 - angle)).join(''));
};

const fins: Ears = (s, inner) =>
  behind(
    pair(
      (k) =>
        fill(
          `M${k * 66} 10 L${k * 128} -64 L${k * 116} -24 L${k * 142} -10 L${k * 116} 6 L${k * 124} 38 L${k * 70} 40Z`,
          inner,
        ) +
        line(
          `M${k * 72} 14 L${k * 118} -44 M${k * 74} 20 L${k * 126} -8 M${k * 76} 28 L${k * 114} 28`,
          s.colors.hair,
          5,
        ),
    ) + fill('M-26 -86 L-18 -132 L0 -100 L12 -142 L26 -86Z', s.colors.hair),
  );

const antlers: Ears = (s, inner) =>
  behind(
    pair(
      (k) =>
        line(
          `M${k * 32} -76 Q${k * 40} -130 ${k * 84} -150 M${k * 42} -112 Q${k * 66} -118 ${k * 98} -108 M${k * 60} -138 L${k * 58} -176`,
          shade(s.colors.inks.third, 0.25),
          14,
        ) +
        ellipse(
          k * 94,
          -46,
          36,
          17,
          s.colors.skin,
          `transform="rotate(${k * -18} ${k * 94} -46)"`,
        ) +
        ellipse(k * 96, -44, 22, 9, inner, `transform="rotate(${k * -18} ${k * 96} -44)"`),
    ),
  );

const horned: Ears = (s, inner) =>
  behind(
    pair(
      (k) =>
        ellipse(
          k * 104,
          -34,
          38,
          17,
          s.colors.skin,
          `transform="rotate(${k * 16} ${k * 104} -34)"`,
        ) +
        ellipse(k * 106, -32, 24, 9, inner, `transform="rotate(${k * 16} ${k * 106} -32)"`) +
        line(
          `M${k * 34} -80 C${k * 44} -170 ${k * 130} -170 ${k * 128} -96 Q${k * 124} -70 ${k * 108} -82`,
          shade(s.colors.inks.third, 0.2),
          24,
        ) +
        line(
          `M${k * 44} -112 l${k * 24} -6 M${k * 70} -138 l${k * 6} -22 M${k * 108} -128 l${k * 16} -14`,
          s.colors.inks.dark,
          4,
        ),
    ),
  );

const cap: Ears = (s) => {
  const { accent, third, main } = s.colors.inks;
  const top = [accent, third, main].find((ink) => distance(ink, s.colors.skin) > 200) ?? accent;
  return {
    back: '',
    front:
      fill('M-150 -34 C-150 -190 150 -190 150 -34 Q80 -4 0 -14 Q-80 -4 -150 -34Z', top) +
      fill(
        'M40 -150 C120 -136 150 -96 150 -34 Q110 -18 80 -16 Q110 -90 40 -150Z',
        'url(#dots)',
        'opacity=".4"',
      ) +
      circle(-74, -84, 24, s.colors.inks.paper) +
      circle(4, -118, 17, s.colors.inks.paper) +
      circle(76, -78, 28, s.colors.inks.paper) +
      circle(-14, -56, 13, s.colors.inks.paper) +
      line('M-138 -32 Q-80 -8 0 -17 Q80 -8 138 -32', shade(top, 0.3), 6),
  };
};

const stalks: Ears = (s) => ({
  back: pair((k) => line(`M${k * 34} -50 Q${k * 44} -110 ${k * 62} -136`, s.colors.skin, 17)),
  front: pair(
    (k) => circle(k * 64, -142, 17, s.colors.skin) + circle(k * 64, -144, 8, s.colors.inks.third),
  ),
});

const none: Ears = () => behind('');

const EARS: Record<Species['ears'], Ears> = {
  pointed,
  triangle,
  long,
  round,
  floppy,
  tufts,
  gills,
  fins,
  antlers,
  horned,
  cap,
  stalks,
  none,
};

export const ears = (sitter: PortraitContext, kind: Species['ears'], inner: string): PartLayers =>
  EARS[kind](sitter, inner);
