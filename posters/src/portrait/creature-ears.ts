import { circle, ellipse, fill, group, line, times } from '../print/svg';
import { shade } from '../print/inks';
import type { Part, Sitter } from './frame';
import type { Species } from './species';

type Ears = (s: Sitter, inner: string) => Part;
const behind = (back: string): Part => ({ back, front: '' });
const pair = (draw: (k: 1 | -1) => string): string => draw(-1) + draw(1);

const pointed: Ears = (s, inner) =>
  behind(
    pair(
      (k) =>
        fill(
          `M${k * 84} -30 Q${k * 112} -110 ${k * 96} -164 Q${k * 40} -130 ${k * 16} -72Z`,
          s.dress.skin,
        ) +
        fill(
          `M${k * 78} -56 Q${k * 98} -110 ${k * 88} -140 Q${k * 52} -112 ${k * 36} -76Z`,
          inner,
        ) +
        fill(`M${k * 96} -164 Q${k * 72} -150 ${k * 62} -136 L${k * 104} -120Z`, s.dress.hair),
    ),
  );

const triangle: Ears = (s, inner) =>
  behind(
    pair(
      (k) =>
        fill(`M${k * 88} -30 L${k * 86} -136 Q${k * 46} -118 ${k * 14} -82Z`, s.dress.skin) +
        fill(`M${k * 78} -58 L${k * 76} -112 Q${k * 52} -100 ${k * 34} -80Z`, inner),
    ),
  );

const long: Ears = (s, inner) => {
  const flop = s.rng.chance(0.5);
  const up = (k: 1 | -1): string =>
    fill(
      `M${k * 16} -70 C${k * 10} -170 ${k * 44} -206 ${k * 60} -196 C${k * 80} -176 ${k * 78} -110 ${k * 60} -62Z`,
      s.dress.skin,
    ) +
    fill(
      `M${k * 28} -76 C${k * 26} -150 ${k * 46} -182 ${k * 56} -176 C${k * 66} -160 ${k * 64} -110 ${k * 52} -72Z`,
      inner,
    );
  const down =
    fill(
      'M30 -76 C40 -170 90 -176 112 -140 C134 -96 128 -50 110 -40 C92 -60 100 -110 70 -122 Q60 -90 62 -60Z',
      s.dress.skin,
    ) + fill('M104 -128 C122 -96 118 -60 110 -54 C100 -70 108 -100 90 -124Z', inner);
  return behind(up(-1) + (flop ? down : up(1)));
};

const round: Ears = (s, inner) =>
  behind(pair((k) => circle(k * 70, -78, 36, s.dress.skin) + circle(k * 70, -76, 20, inner)));

const floppy: Ears = (s) => ({
  back: '',
  front: pair(
    (k) =>
      fill(
        `M${k * 50} -84 Q${k * 104} -100 ${k * 112} -30 Q${k * 118} 36 ${k * 88} 50 Q${k * 66} 30 ${k * 76} -20 Q${k * 70} -50 ${k * 50} -84Z`,
        s.dress.hair,
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
          s.dress.hair,
        ) + fill(`M${k * 84} -50 L${k * 96} -112 L${k * 60} -88Z`, s.dress.skin),
    ),
  );

const gills: Ears = (s) => {
  const frond = s.dress.skin === s.dress.inks.main ? s.dress.inks.accent : s.dress.inks.main;
  const branch = (angle: number): string =>
    group(
      times(5, (j) =>
        line(`M${96 + j * 13} 0 l9 -${20 - j * 3} M${96 + j * 13} 0 l9 ${20 - j * 3}`, frond, 8),
      ) + line('M66 0 H158', s.dress.hair, 17),
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
          s.dress.hair,
          5,
        ),
    ) + fill('M-26 -86 L-18 -132 L0 -100 L12 -142 L26 -86Z', s.dress.hair),
  );

const antlers: Ears = (s, inner) =>
  behind(
    pair(
      (k) =>
        line(
          `M${k * 32} -76 Q${k * 40} -130 ${k * 84} -150 M${k * 42} -112 Q${k * 66} -118 ${k * 98} -108 M${k * 60} -138 L${k * 58} -176`,
          shade(s.dress.inks.third, 0.25),
          14,
        ) +
        ellipse(k * 94, -46, 36, 17, s.dress.skin, `transform="rotate(${k * -18} ${k * 94} -46)"`) +
        ellipse(k * 96, -44, 22, 9, inner, `transform="rotate(${k * -18} ${k * 96} -44)"`),
    ),
  );

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
  none,
};

export const ears = (sitter: Sitter, kind: Species['ears'], inner: string): Part =>
  EARS[kind](sitter, inner);
