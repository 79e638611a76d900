import { circle, ellipse, fill, group, line, rect, star, repeat } from '../print/svg';
import { shade } from '../print/inks';

export const ACCENTS = [
  'sword', 'tower', 'boat', 'rocket', 'lantern', 'key', 'cat', 'robot', 'mushroom', 'crystal',
  'kite', 'bell', 'car', 'crown', 'anchor', 'leaf', 'dice', 'eye', 'flag', 'fish',
] as const; // prettier-ignore
export type Accent = (typeof ACCENTS)[number];

/** Colours of a central object: body, detail and dark. */
export interface AccentInks {
  a: string;
  b: string;
  d: string;
}

type Drawer = (i: AccentInks) => string;
const dim = (ink: string): string => shade(ink, 0.28);

/* Every object fits −50…50 both ways and stands on y = 50. */
const DRAWERS: Record<Accent, Drawer> = {
  sword: ({ a, b, d }) =>
    fill('M-7 18 L-7 -62 L0 -76 L7 -62 L7 18Z', a) +
    fill('M0 18 V-76 L7 -62 V18Z', dim(a)) +
    fill('M-28 14 Q0 6 28 14 L26 25 Q0 19 -26 25Z', b) +
    rect(-5, 24, 10, 26, d, 'rx="2"') +
    circle(0, 54, 7.5, b),
  tower: ({ a, b, d }) =>
    fill('M-26 50 L-20 -30 H20 L26 50Z', a) +
    fill('M4 50 V-30 H20 L26 50Z', dim(a)) +
    fill('M-30 -30 V-54 H-18 V-44 H-6 V-54 H6 V-44 H18 V-54 H30 V-30Z', a) +
    rect(-30, -32, 60, 6, b) +
    fill('M-9 50 V28 Q0 16 9 28 V50Z', d) +
    rect(-5, -16, 10, 18, d, 'rx="5"') +
    line('M0 -54 V-84', d, 3) +
    fill('M0 -84 L26 -76 L0 -68Z', b),
  boat: ({ a, b, d }) =>
    fill('M-52 20 H52 L36 50 H-34Z', d) +
    fill('M-52 20 H52 L48 28 H-48Z', b) +
    line('M0 20 V-72', d, 4) +
    fill('M5 -70 Q54 -30 46 12 H5Z', a) +
    fill('M-4 -56 Q-40 -20 -38 12 H-4Z', b) +
    fill('M26 -46 Q54 -20 46 12 H30Z', dim(a)),
  rocket: ({ a, b, d }) =>
    fill('M-16 24 L-38 50 L-14 42Z M16 24 L38 50 L14 42Z', b) +
    fill('M0 -76 Q30 -36 20 36 H-20 Q-30 -36 0 -76Z', a) +
    fill('M0 -76 Q30 -36 20 36 H4 Q14 -30 0 -76Z', dim(a)) +
    fill('M-12 -52 Q0 -84 12 -52 Q0 -58 -12 -52Z', b) +
    circle(0, -18, 11, d) +
    circle(0, -18, 6.5, b) +
    fill('M-12 38 H12 L0 76Z', b) +
    fill('M-6 38 H6 L0 58Z', '#FFF3C4'),
  lantern: ({ a, b, d }) =>
    circle(0, 6, 58, b, 'opacity=".35"') +
    line('M0 -60 V-42', d, 4) +
    fill('M-24 -34 Q0 -56 24 -34Z', d) +
    fill('M-28 -34 H28 Q38 6 28 42 H-28 Q-38 6 -28 -34Z', a) +
    line('M-12 -34 Q-18 6 -12 42 M12 -34 Q18 6 12 42', dim(a), 4) +
    fill('M0 -16 Q20 10 0 28 Q-20 10 0 -16Z', b) +
    rect(-22, 40, 44, 9, d, 'rx="3"') +
    line('M0 50 v16', b, 4),
  key: ({ a, b, d }) =>
    circle(0, -38, 30, a) +
    circle(0, -38, 14, d) +
    rect(-7, -12, 14, 66, a, 'rx="3"') +
    rect(4, 24, 24, 10, a) +
    rect(4, 42, 17, 10, a) +
    line('M-20 -52 A24 24 0 0 1 4 -62', b, 5) +
    rect(-10, -12, 20, 7, b),
  cat: ({ a, b, d }) =>
    line('M26 44 Q64 40 54 0', a, 9) +
    fill('M-28 50 Q-36 -2 -14 -16 H14 Q36 0 28 50Z', a) +
    fill('M-26 -26 L-28 -64 L-8 -50 H8 L28 -64 L26 -26 Q24 0 0 0 Q-24 0 -26 -26Z', a) +
    ellipse(-10, -28, 4.6, 6, b) +
    ellipse(10, -28, 4.6, 6, b) +
    ellipse(-10, -28, 1.6, 5, d) +
    ellipse(10, -28, 1.6, 5, d) +
    fill('M-3 -18 H3 L0 -13Z', b) +
    rect(-16, -2, 32, 6, b, 'rx="3"') +
    line('M-8 50 V28 M8 50 V28', dim(a), 3),
  robot: ({ a, b, d }) =>
    line('M0 -56 V-72', d, 4) +
    circle(0, -76, 6, b) +
    rect(-30, -56, 60, 42, a, 'rx="10"') +
    rect(-23, -47, 46, 24, d, 'rx="7"') +
    circle(-10, -35, 5, b) +
    circle(10, -35, 5, b) +
    rect(-24, -10, 48, 40, a, 'rx="8"') +
    fill('M2 -10 H24 V30 H2Z', dim(a)) +
    circle(0, 10, 8, b) +
    line('M-28 -4 L-44 18 M28 -4 L46 -20', a, 9) +
    rect(-20, 30, 14, 20, d) +
    rect(6, 30, 14, 20, d),
  mushroom: ({ a, b, d }) =>
    fill('M-15 0 Q-22 40 -18 50 H18 Q22 40 15 0Z', '#F5EFE3') +
    fill('M4 0 Q8 30 4 50 H18 Q22 40 15 0Z', '#D9CDB8') +
    fill('M-56 2 Q-50 -66 0 -66 Q50 -66 56 2 Q0 20 -56 2Z', a) +
    fill('M0 -66 Q50 -66 56 2 Q40 8 24 10 Q36 -40 0 -66Z', dim(a)) +
    circle(-22, -26, 12, b) +
    circle(14, -44, 8, b) +
    circle(24, -14, 10, b) +
    line('M-6 24 v4 M8 24 v4', d, 4),
  crystal: ({ a, b, d }) =>
    fill('M-34 50 L-46 0 L-30 -20 L-14 50Z', b) +
    fill('M34 50 L48 12 L34 -8 L14 50Z', b) +
    fill('M-20 50 L-24 -40 L0 -78 L24 -40 L20 50Z', a) +
    fill('M0 50 V-78 L24 -40 L20 50Z', dim(a)) +
    line('M-24 -40 L0 -26 L24 -40 M0 -26 V50', d, 2.6, 'opacity=".6"') +
    fill(star(-38, -44, 4, 11, 3), b),
  kite: ({ a, b, d }) =>
    fill('M0 -72 L42 -18 L0 44 L-42 -18Z', a) +
    fill('M0 -72 L42 -18 L0 -18Z M0 44 L-42 -18 H0Z', b) +
    line('M0 -72 V44 M-42 -18 H42', d, 2.6) +
    line('M0 44 Q-26 62 -8 82 T-24 116', d, 2.6) +
    fill(
      'M-20 66 l-12 -6 v14Z M-20 66 l10 -8 l2 14Z M-14 94 l-12 -6 v14Z M-14 94 l10 -8 l2 14Z',
      b,
    ),
  bell: ({ a, b, d }) =>
    circle(0, -58, 9, 'none', `stroke="${d}" stroke-width="6"`) +
    fill('M-42 34 Q-30 20 -28 -14 Q-26 -50 0 -50 Q26 -50 28 -14 Q30 20 42 34Z', a) +
    fill('M6 -50 Q26 -50 28 -14 Q30 20 42 34 H16 Q18 -20 6 -50Z', dim(a)) +
    rect(-46, 32, 92, 9, b, 'rx="4"') +
    circle(0, 46, 9, d) +
    line('M-60 -20 q-10 16 -4 32 M60 -20 q10 16 4 32', b, 4),
  car: ({ a, b, d }) =>
    fill(
      'M-62 34 Q-64 10 -44 8 L-28 -16 Q-24 -22 -14 -22 H16 Q24 -22 30 -14 L44 6 Q64 8 64 26 L62 36Z',
      a,
    ) +
    fill('M-30 6 L-20 -12 H-4 V6Z M4 6 V-12 H18 L30 6Z', d) +
    rect(-62, 20, 126, 7, b) +
    circle(-34, 36, 15, d) +
    circle(34, 36, 15, d) +
    circle(-34, 36, 6, b) +
    circle(34, 36, 6, b) +
    circle(58, 16, 4.5, '#FFF3C4'),
  crown: ({ a, b, d }) =>
    fill('M-48 40 L-54 -28 L-26 2 L0 -50 L26 2 L54 -28 L48 40Z', a) +
    fill('M0 -50 L26 2 L54 -28 L48 40 H0Z', dim(a)) +
    rect(-48, 34, 96, 14, b) +
    circle(-54, -32, 7, b) +
    circle(0, -56, 8, b) +
    circle(54, -32, 7, b) +
    fill('M0 0 l10 14 l-10 14 l-10 -14Z', d),
  anchor: ({ a, b, d }) =>
    circle(0, -54, 12, 'none', `stroke="${a}" stroke-width="8"`) +
    rect(-6, -44, 12, 92, a) +
    rect(-28, -32, 56, 11, b, 'rx="4"') +
    line('M-46 10 Q-42 46 0 48 Q42 46 46 10', a, 12) +
    fill('M-60 18 L-46 -8 L-32 14Z M60 18 L46 -8 L32 14Z', a) +
    line('M0 -20 Q30 0 10 24 T30 54', d, 4, 'stroke-dasharray="2 7"'),
  leaf: ({ a, b, d }) =>
    fill('M0 50 Q-62 10 -34 -44 Q-20 -66 16 -74 Q56 -20 30 20 Q18 42 0 50Z', a) +
    fill('M0 50 Q14 -20 16 -74 Q56 -20 30 20 Q18 42 0 50Z', dim(a)) +
    line('M-4 62 Q6 0 14 -58 M2 24 L-24 4 M6 0 L-20 -22 M10 -22 L30 -30 M6 6 L32 -4', b, 3.6) +
    circle(-12, 30, 5, d),
  dice: ({ a, b, d }) =>
    group(
      fill('M0 -50 L46 -26 L0 0 L-46 -26Z', a) +
        fill('M-46 -26 L0 0 V52 L-46 26Z', dim(a)) +
        fill('M46 -26 L0 0 V52 L46 26Z', b) +
        ellipse(0, -26, 9, 5, d) +
        ellipse(-30, -2, 5, 7, d) +
        ellipse(-16, 26, 5, 7, d) +
        ellipse(14, 18, 5, 7, d) +
        ellipse(23, 12, 5, 7, d) +
        ellipse(32, 6, 5, 7, d),
      'rotate(-8)',
    ),
  eye: ({ a, b, d }) =>
    fill('M-66 0 Q0 -58 66 0 Q0 58 -66 0Z', a) +
    circle(0, 0, 27, b) +
    circle(0, 0, 14, d) +
    circle(9, -9, 6, '#FFFFFF') +
    line('M-66 0 Q0 -58 66 0', d, 6) +
    repeat(5, (i) => line('M0 -40 V-58', d, 5, `transform="rotate(${(i - 2) * 24} 0 10)"`)),
  flag: ({ a, b, d }) =>
    line('M-30 50 V-78', d, 6) +
    fill('M-27 -76 Q0 -92 20 -76 T58 -76 V-26 Q36 -12 18 -26 T-27 -26Z', a) +
    fill('M-27 -59 Q0 -75 20 -59 T58 -59 V-43 Q36 -29 18 -43 T-27 -43Z', b) +
    circle(-30, -80, 6, b) +
    fill('M-50 50 Q-30 34 -8 50Z', d),
  fish: ({ a, b, d }) =>
    fill('M36 0 L66 -26 Q58 0 66 26Z', b) +
    fill('M-58 2 Q-26 -38 14 -30 Q36 -22 46 0 Q34 26 4 32 Q-30 34 -58 2Z', a) +
    fill('M-14 -30 Q6 -56 26 -26Z', b) +
    fill('M-54 8 Q0 24 46 2 Q34 26 4 32 Q-30 34 -54 8Z', dim(a)) +
    circle(-32, -6, 7, '#FFFFFF') +
    circle(-33, -6, 3.6, d) +
    line('M-14 -24 q12 24 0 48 M6 -16 q9 16 0 34', d, 3, 'opacity=".6"'),
};

/** Draws a central object around the origin, with its bottom at y = 50. */
export const accent = (kind: Accent, inks: AccentInks): string => DRAWERS[kind](inks);
