import { ramp } from '../print/halftone';
import { circle, ellipse, fill, group, line, rect, repeat } from '../print/svg';
import {
  AMBER,
  PAPER,
  TEAL,
  VERMILION,
  board,
  disc,
  halo,
  houses,
  mug,
  pane,
  stars,
  wall,
} from './setting';
import type { PlaceDrawing } from './setting';

const CAFE = '#2A1A22';
const WOOD = '#7A4226';

const pawn = (x: number, y: number, k: number, ink: string): string =>
  group(
    fill('M-16 0 Q-14 -14 -8 -18 Q-10 -34 -5 -40 H5 Q10 -34 8 -18 Q14 -14 16 0Z', ink) +
      rect(-9, -44, 18, 5, ink) +
      circle(0, -53, 10, ink),
    `translate(${x} ${y}) scale(${k})`,
  );
const bishop = (x: number, y: number, k: number, ink: string): string =>
  group(
    fill('M-18 0 Q-16 -14 -9 -20 Q-10 -50 -6 -58 H6 Q10 -50 9 -20 Q16 -14 18 0Z', ink) +
      rect(-11, -62, 22, 5, ink) +
      fill('M0 -96 Q18 -76 9 -62 H-9 Q-18 -76 0 -96Z', ink) +
      line('M-4 -82 l8 10', CAFE, 3),
    `translate(${x} ${y}) scale(${k})`,
  );
const rook = (x: number, y: number, k: number, ink: string): string =>
  group(
    fill(
      'M-18 0 Q-16 -12 -11 -18 L-9 -54 H9 L11 -18 Q16 -12 18 0Z M-15 -54 V-74 H-8 V-66 H-3 V-74 H3 V-66 H8 V-74 H15 V-54Z',
      ink,
    ),
    `translate(${x} ${y}) scale(${k})`,
  );
const chair = (x: number): string =>
  rect(x, 196, 62, 9, WOOD) +
  line(`M${x + 8} 196 v-48 M${x + 54} 196 v-48 M${x + 22} 196 v-38 M${x + 42} 196 v-38`, WOOD, 5) +
  rect(x - 14, 206, 90, 8, '#9A5A34') +
  line(`M${x + 30} 214 V300`, '#4A2A1C', 9);
const squares = (y: number): string =>
  repeat(4, (row) => {
    const [top, low] = [row * row * 3 + row * 10, (row + 1) * (row + 1) * 3 + (row + 1) * 10];
    return repeat(9, (i) => {
      const at = (depth: number, n: number): number => 320 + (n - 4.5) * (64 + depth * 0.9);
      return (i + row) % 2
        ? ''
        : fill(
            `M${at(top, i)} ${y + top} H${at(top, i + 1)} L${at(low, i + 1)} ${y + low} H${at(low, i)}Z`,
            '#0F3A3A',
          );
    });
  });

/** The closed café: chairs up, one lamp over the board on the counter. */
export const counter: PlaceDrawing = ({ rng, teller }) =>
  wall(CAFE, '#150D14', 0.8) +
  pane(46, 44, 150, 104, '#16233F', '#4A2A1C') +
  repeat(14, () => circle(rng.range(50, 190), rng.range(50, 140), 1.3, PAPER)) +
  disc(92, 78, 16, AMBER, VERMILION, '#C9721F') +
  chair(30) +
  chair(150) +
  chair(262) +
  line('M330 0 V54', '#150D14', 5) +
  fill('M296 84 L314 50 H346 L364 84Z', TEAL) +
  fill('M296 84 H364 L500 300 H160Z', AMBER, 'opacity=".22"') +
  halo(330, 88, 40, AMBER) +
  rect(0, 258, 640, 110, PAPER) +
  squares(258) +
  rect(0, 252, 640, 8, WOOD) +
  bishop(96, 300, 0.8, '#17131C') +
  rook(176, 292, 0.75, '#17131C') +
  pawn(244, 312, 0.8, PAPER) +
  pawn(44, 330, 1, '#17131C') +
  teller(366, 64, 0.5) +
  ramp({ x: 0, y: 300, w: 640, h: 60 }, 8, CAFE, (_, down) => down * 0.7) +
  fill('M350 380 Q480 318 640 330 V380Z', '#0F3A3A') +
  pawn(610, 352, 1, PAPER);

/** The court: a tray for a bench, a sand timer presiding, a jury of draughts. */
export const court: PlaceDrawing = ({ teller }) =>
  wall('#3A1620', '#1B0A12', 0.9) +
  repeat(9, (i) =>
    fill(
      `M${i * 74 - 10} -4 h60 q6 90 -6 170 q-24 20 -48 0 q-12 -80 -6 -170Z`,
      i % 2 ? '#6B1F26' : '#571820',
    ),
  ) +
  rect(0, 0, 640, 22, AMBER) +
  repeat(22, (i) => fill(`M${i * 30} 22 h26 l-13 15Z`, AMBER)) +
  halo(196, 130, 110, AMBER) +
  fill(
    'M158 68 H234 V76 Q234 118 202 140 Q234 162 234 204 V212 H158 V204 Q158 162 190 140 Q158 118 158 76Z',
    PAPER,
    'opacity=".92"',
  ) +
  fill(
    'M170 92 H222 Q214 118 196 134 Q178 118 170 92Z M196 146 Q218 172 226 204 H166 Q174 172 196 146Z',
    AMBER,
  ) +
  rect(150, 58, 92, 12, WOOD) +
  rect(150, 210, 92, 12, WOOD) +
  line('M144 84 q-20 -30 6 -44 h92 q26 14 6 44', '#DDE6F4', 9) +
  ellipse(196, 246, 190, 26, '#7C8CA8') +
  ellipse(196, 240, 190, 26, '#C9D3E4') +
  ellipse(196, 238, 168, 19, '#AEB9CF') +
  repeat(2, (row) =>
    repeat(
      6,
      (i) =>
        ellipse(30 + i * 56 + row * 22, 318 - row * 30, 23, 9, row ? '#17131C' : '#17131C') +
        ellipse(30 + i * 56 + row * 22, 311 - row * 30, 23, 9, row ? VERMILION : PAPER) +
        ellipse(30 + i * 56 + row * 22, 311 - row * 30, 13, 5, row ? '#C8391E' : '#D9CDB8'),
    ),
  ) +
  bishop(348, 268, 1.05, '#17131C') +
  teller(380, 66, 0.5) +
  board(330, WOOD, AMBER) +
  repeat(12, (i) => line(`M${388 + i * 20} 330 V300`, '#9A5A34', 6)) +
  rect(376, 294, 280, 9, '#9A5A34');

/** Under an upturned cup: dark, one bright rim of light. */
export const cell: PlaceDrawing = ({ teller }) =>
  rect(0, 0, 640, 360, '#120B10') +
  fill('M-20 -10 H660 V300 Q320 380 -20 300Z', '#24151A') +
  ramp(
    { x: 0, y: 0, w: 640, h: 330 },
    11,
    '#3E2620',
    (across, down) => 0.9 - Math.abs(across - 0.62) * 1.5 - (1 - down) * 0.4,
  ) +
  repeat(6, (i) =>
    line(`M-20 ${50 + i * 42} Q320 ${110 + i * 50} 660 ${50 + i * 42}`, '#160D11', 3),
  ) +
  repeat(7, (i) => line(`M${60 + i * 13} 120 v34`, PAPER, 3, 'opacity=".55"')) +
  line('M54 148 L150 124', PAPER, 3, 'opacity=".55"') +
  line('M-20 296 Q320 376 660 296', AMBER, 9) +
  line('M-20 303 Q320 384 660 303', PAPER, 3) +
  halo(480, 180, 150, AMBER) +
  teller(360, 62, 0.5) +
  fill('M-20 316 Q320 392 660 316 V380 H-20Z', WOOD) +
  ellipse(210, 346, 34, 9, '#4A2A1C') +
  ellipse(206, 343, 30, 8, '#8A5A34') +
  circle(196, 342, 3, CAFE) +
  circle(214, 342, 3, CAFE);

/** The end of the counter before dawn, with the floor and the street beyond it. */
export const edge: PlaceDrawing = ({ rng, teller }) =>
  wall('#2A2350', '#FF8A6A', 0.6) +
  stars(rng, 30, 90) +
  houses(rng, { base: 214, low: 20, high: 80, ink: '#3A2A5E', lit: [AMBER], share: 0.2 }) +
  rect(0, 0, 26, 260, CAFE) +
  rect(150, 0, 14, 260, CAFE) +
  rect(320, 0, 26, 260, CAFE) +
  rect(0, 0, 640, 18, CAFE) +
  rect(346, 0, 300, 380, '#3B2430') +
  rect(0, 150, 346, 8, CAFE) +
  fill('M26 260 L-20 360 H400 L346 260Z', AMBER, 'opacity=".5"') +
  repeat(9, (i) => line(`M${i * 90 - 90} 380 L${150 + i * 26} 258`, '#4A2A1C', 3)) +
  repeat(3, (i) => rect(0, 274 + i * 30, 640, 3, '#4A2A1C')) +
  rect(60, 196, 70, 9, WOOD) +
  line('M70 205 L58 300 M120 205 L132 300 M64 250 H128', '#4A2A1C', 7) +
  repeat(
    3,
    (i) =>
      rect(384 + i * 80, 60, 64, 8, WOOD) +
      repeat(3, (n) =>
        group(
          mug(0, 0, [TEAL, PAPER, VERMILION][n] ?? PAPER, false),
          `translate(${394 + i * 80 + n * 20} 60) scale(.55)`,
        ),
      ),
  ) +
  teller(364, 70, 0.5) +
  fill('M290 322 H660 V380 H318Z', '#0F3A3A') +
  fill('M290 322 H660 V332 H294Z', PAPER) +
  repeat(4, (i) => rect(330 + i * 90, 340, 45, 30, PAPER)) +
  mug(322, 324, VERMILION);
