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
  rain,
  wall,
} from './setting';
import type { PlaceDrawing } from './setting';

const DEEP = '#0A1C22';
const WET = '#123540';

const shut = (x: number, y: number, ink: string, turn = 0): string =>
  group(
    fill('M-9 -60 L0 -72 L9 -60 L4 20 H-4Z', ink) +
      line('M0 -72 V-82 M0 20 V40 q0 9 -9 9', PAPER, 3.4) +
      line('M-5 -56 L-1 16', DEEP, 1.6, 'opacity=".6"'),
    `translate(${x} ${y}) rotate(${turn})`,
  );

const open = (x: number, y: number, k: number, ink: string, low: string): string =>
  group(
    line('M0 -6 V84 q0 14 -14 14', '#8A5A34', 5) +
      fill(
        'M-96 0 Q-84 -80 0 -84 Q84 -80 96 0 Q80 -16 64 0 Q48 -16 32 0 Q16 -16 0 0 Q-16 -16 -32 0 Q-48 -16 -64 0 Q-80 -16 -96 0Z',
        ink,
      ) +
      fill('M0 -84 Q84 -80 96 0 Q80 -16 64 0 Q60 -60 0 -84Z', low) +
      line('M0 -84 Q-30 -50 -32 0 M0 -84 Q30 -50 32 0 M0 -84 V-96', DEEP, 2.4, 'opacity=".55"'),
    `translate(${x} ${y}) scale(${k})`,
  );

/** The detective's office at night, with a dry yellow umbrella. */
export const office: PlaceDrawing = ({ rng, teller }) =>
  wall('#14343A', DEEP, 0.8) +
  pane(40, 34, 190, 158, '#1F5560', '#08171C') +
  `<clipPath id="glass"><rect x="40" y="34" width="190" height="158"/></clipPath>` +
  group(
    houses(rng, { base: 214, low: 40, high: 110, ink: '#12343E', lit: [AMBER, TEAL] }) +
      rain(rng, 120, PAPER),
    '',
    'clip-path="url(#glass)"',
  ) +
  repeat(8, (i) => rect(36, 38 + i * 20, 198, 5, '#08171C', 'opacity=".8"')) +
  rect(133, 30, 5, 166, '#08171C') +
  rect(268, 60, 74, 240, '#0E262C') +
  rect(276, 70, 58, 90, TEAL, 'opacity=".3"') +
  line('M288 96 h34 M288 112 h22', PAPER, 4, 'opacity=".8"') +
  circle(332, 190, 5, AMBER) +
  shut(300, 252, AMBER, 9) +
  halo(300, 240, 60, AMBER) +
  line('M78 300 V236 L120 214', '#C9D3E4', 5) +
  fill('M104 200 L146 214 L128 240 L94 226Z', VERMILION) +
  fill('M96 228 L128 240 L230 300 H40Z', AMBER, 'opacity=".26"') +
  halo(486, 150, 140, TEAL) +
  teller(362, 56, 0.52) +
  board(300, '#3B2A24', '#8A5A34') +
  mug(188, 300, PAPER) +
  mug(232, 300, TEAL, false) +
  fill('M64 296 h80 l8 10 h-96Z', PAPER) +
  line('M76 300 h40 M76 303 h52', DEEP, 1.4);

/** The alley of a city where it has rained for eleven years, a noodle shop at its side. */
export const alley: PlaceDrawing = ({ rng, teller }) =>
  wall('#10303A', '#1F5560', 0.5) +
  houses(rng, { base: 210, low: 60, high: 170, ink: '#16404A', lit: ['#2A6A72'] }) +
  fill('M640 -10 V300 L470 246 V10Z', '#0C2229') +
  repeat(4, (i) =>
    fill(`M${494 + i * 36} ${60 - i * 4} l20 -5 v40 l-20 3Z`, i % 2 ? AMBER : '#16404A'),
  ) +
  fill('M-10 -10 V320 L230 250 V40Z', '#0E2930') +
  fill('M-10 110 L214 138 V252 L-10 318Z', AMBER) +
  fill('M-10 110 L214 138 V160 L-10 140Z', '#8E2416') +
  repeat(6, (i) =>
    fill(
      `M${2 + i * 36} ${140 + i * 4} h26 l-1 ${58 - i * 5} h-24Z`,
      i % 2 ? VERMILION : '#C8391E',
    ),
  ) +
  repeat(
    4,
    (i) =>
      ellipse(30 + i * 52, 98 + i * 8, 17 - i * 2, 21 - i * 2.4, VERMILION) +
      rect(22 + i * 53, 76 + i * 10, 16 - i * 2, 5, DEEP) +
      halo(30 + i * 52, 98 + i * 8, 34, AMBER),
  ) +
  repeat(3, (i) =>
    line(`M${60 + i * 50} 250 q-10 -22 0 -36 q9 -14 0 -30`, PAPER, 4, 'opacity=".6"'),
  ) +
  fill('M230 250 L470 246 L680 380 H-60Z', WET) +
  repeat(22, () => {
    const y = rng.range(262, 352);
    return rect(
      rng.range(20, 560),
      y,
      rng.range(18, 66),
      3,
      rng.pick([AMBER, VERMILION, TEAL, '#2A6A72']),
      'opacity=".6" rx="1"',
    );
  }) +
  halo(486, 160, 140, TEAL) +
  open(486, 92, 1.28, '#2A7A84', '#1F5E68') +
  teller(372, 78, 0.5) +
  rain(rng, 130, '#BFEFEA') +
  fill('M330 380 Q480 326 660 342 V380Z', '#08171C') +
  ellipse(400, 352, 34, 5, TEAL, 'opacity=".5"');

/** The Weather Bureau's store: fine days in tins, with prices on. */
export const bureau: PlaceDrawing = ({ rng, teller }) =>
  wall('#0F2A3A', DEEP, 0.8) +
  repeat(
    4,
    (row) =>
      rect(0, 84 + row * 76, 640, 8, '#2A6A72') +
      repeat(10, (i) => {
        const [x, y] = [14 + i * 64 + (row % 2) * 10, 84 + row * 76];
        const ink = rng.pick(['#4BB8FF', '#8FD8F0', AMBER, '#FF9C7A', TEAL]);
        return (
          rect(x, y - 52, 42, 52, ink) +
          ellipse(x + 21, y - 52, 21, 6, PAPER) +
          rect(x, y - 36, 42, 22, PAPER) +
          circle(x + 14, y - 25, 6, VERMILION) +
          line(`M${x + 25} ${y - 28} h11 M${x + 25} ${y - 21} h8`, DEEP, 2)
        );
      }),
  ) +
  ramp(
    { x: 0, y: 0, w: 640, h: 360 },
    11,
    DEEP,
    (a, d) => Math.abs(a - 0.3) * 1.2 + d * 0.3 - 0.3,
  ) +
  fill('M180 -10 H300 L330 300 H130Z', '#8FD8F0', 'opacity=".34"') +
  line('M240 -10 V36', PAPER, 3) +
  circle(240, 46, 14, '#FFF3C4') +
  halo(240, 46, 60, '#8FD8F0') +
  fill('M150 280 a24 24 0 0 1 30 -34 a34 34 0 0 1 64 -4 a24 24 0 0 1 30 38Z', PAPER) +
  disc(262, 232, 18, AMBER, VERMILION, '#C9721F') +
  rect(176, 274, 70, 44, '#4BB8FF') +
  ellipse(211, 274, 35, 9, '#8FD8F0') +
  teller(366, 58, 0.51) +
  board(318, '#123540', TEAL);

/** Things left behind: shelves of umbrellas, one boot, an arithmetic book. */
export const leftBehind: PlaceDrawing = ({ rng, teller }) =>
  wall('#2E2420', '#150F0E', 0.8) +
  pane(46, 30, 84, 76, '#1F5560', '#4A3524') +
  repeat(12, () => line(`M${rng.range(50, 126)} ${rng.range(34, 86)} l-3 12`, PAPER, 1.4)) +
  rect(0, 130, 400, 9, '#8A5A34') +
  rect(0, 262, 400, 9, '#8A5A34') +
  rect(150, 0, 9, 340, '#5A3F30') +
  rect(340, 0, 9, 340, '#5A3F30') +
  repeat(8, (i) =>
    shut(
      24 + i * 40,
      210,
      rng.pick([VERMILION, TEAL, '#7C8CFF', '#C9537A', '#4A6A5E', '#B9C3D1']),
      rng.range(-9, 9),
    ),
  ) +
  repeat(4, (i) =>
    shut(180 + i * 40, 84, rng.pick([TEAL, '#7C8CFF', '#8A5A34', '#C9537A']), rng.range(-10, 10)),
  ) +
  shut(368, 206, AMBER, -6) +
  halo(368, 190, 60, AMBER) +
  fill('M40 262 v-40 h22 v22 q24 2 26 18Z', VERMILION) +
  rect(120, 250, 60, 12, TEAL) +
  rect(124, 240, 54, 10, PAPER) +
  rect(120, 250, 60, 3, PAPER) +
  rect(210, 222, 40, 40, '#D9CDB8') +
  line('M218 232 h22 M218 242 h22 M218 252 h14', '#6B3A20', 2.4) +
  line('M300 0 V30', '#150F0E', 4) +
  fill('M276 48 L288 28 H312 L324 48Z', TEAL) +
  fill('M276 48 H324 L420 270 H190Z', AMBER, 'opacity=".16"') +
  teller(366, 60, 0.51) +
  board(326, '#5A3F30', AMBER);
