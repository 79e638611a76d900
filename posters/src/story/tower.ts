import { ramp } from '../print/halftone';
import { circle, ellipse, fill, group, line, rect, star, repeat } from '../print/svg';
import {
  AMBER,
  PAPER,
  TEAL,
  VERMILION,
  board,
  dial,
  disc,
  halo,
  houses,
  mounds,
  mug,
  snowfall,
  stars,
  wall,
} from './setting';
import type { PlaceDrawing } from './setting';

const BRASS = '#C98A2E';
const DEEP = '#1D1320';

const gear = (x: number, y: number, r: number, teeth: number, ink: string, hub: string): string =>
  fill(star(x, y, teeth, r * 1.13, r * 0.93), ink) +
  circle(x, y, r, ink) +
  circle(x, y, r * 0.66, hub) +
  repeat(4, (i) =>
    line(
      `M${x} ${y} L${x + Math.sin(i * 1.571 + 0.4) * r * 0.8} ${y - Math.cos(i * 1.571 + 0.4) * r * 0.8}`,
      ink,
      r * 0.16,
    ),
  ) +
  circle(x, y, r * 0.24, ink) +
  circle(x, y, r * 0.09, hub);

/** Behind the great dial at a minute to midnight, among the wheels. */
export const clockRoom: PlaceDrawing = ({ teller }) =>
  wall('#2B1A26', DEEP, 0.8) +
  repeat(8, (i) => rect(i * 92 - 20, 0, 12, 360, '#3A2430')) +
  halo(176, 146, 180, AMBER) +
  dial(176, 146, 112, '#FFE2A0', DEEP, [11, 59]) +
  ramp({ x: 64, y: 34, w: 224, h: 224 }, 9, BRASS, (a, d) =>
    Math.hypot(a - 0.5, d - 0.5) < 0.47 ? d * 0.7 - 0.15 : 0,
  ) +
  gear(330, 70, 56, 14, BRASS, DEEP) +
  gear(412, 32, 34, 10, VERMILION, DEEP) +
  gear(346, 178, 38, 12, '#8A5A34', DEEP) +
  gear(24, 292, 66, 16, '#8A5A34', DEEP) +
  gear(116, 316, 36, 10, BRASS, DEEP) +
  line('M560 -10 V200', BRASS, 6) +
  line('M600 -10 V140', BRASS, 4) +
  ellipse(600, 152, 13, 18, VERMILION) +
  teller(366, 62, 0.51) +
  board(330, '#5A3626', BRASS) +
  mug(316, 330, TEAL);

/** The ledgers: a page for every year, taller than a person. */
export const ledgers: PlaceDrawing = ({ rng, teller }) =>
  wall('#24181E', '#120B10', 0.8) +
  repeat(
    4,
    (row) =>
      rect(0, 70 + row * 82, 640, 9, '#5A3626') +
      repeat(24, (i) => {
        const h = rng.range(44, 66);
        const ink = rng.pick(['#7A3A2A', '#8A5A34', '#C98A2E', '#3F5A5E', '#B33A2A', '#D9CDB8']);
        const [x, y] = [i * 27 + rng.range(0, 3), 70 + row * 82 - h];
        return (
          rect(x, y, 22, h, ink) +
          rect(x, y + 9, 22, 4, AMBER) +
          rect(x + 6, y + h - 20, 10, 10, PAPER, 'opacity=".7"')
        );
      }),
  ) +
  ramp({ x: 0, y: 0, w: 640, h: 360 }, 11, '#120B10', (a) => Math.abs(a - 0.35) * 1.3 - 0.15) +
  line('M70 360 L150 -10 M130 360 L206 -10', BRASS, 7) +
  repeat(8, (i) => line(`M${80 + i * 9.2} ${326 - i * 44} l58 0`, BRASS, 6)) +
  halo(240, 196, 120, AMBER) +
  fill(
    'M150 268 Q200 236 254 262 Q308 236 360 268 L372 330 Q312 304 256 328 Q200 304 138 330Z',
    PAPER,
  ) +
  fill('M254 262 Q308 236 360 268 L372 330 Q312 304 256 328Z', '#D9CDB8') +
  repeat(5, (i) =>
    line(
      `M${160 - i * 2} ${276 + i * 10} Q200 ${254 + i * 11} 244 ${270 + i * 11} M266 ${270 + i * 11} Q308 ${254 + i * 11} 350 ${276 + i * 10}`,
      '#6B3A20',
      1.6,
    ),
  ) +
  teller(368, 58, 0.51) +
  board(326, '#5A3626', AMBER) +
  rect(96, 262, 16, 66, PAPER) +
  fill('M104 240 q10 14 0 22 q-10 -8 0 -22Z', AMBER) +
  halo(104, 252, 46, AMBER);

/** The empty town at night, with clocks. */
export const town: PlaceDrawing = ({ rng, teller }) =>
  wall('#2A1F45', '#4A2F5E', 0.7) +
  stars(rng, 50, 150) +
  disc(92, 62, 26, PAPER, VERMILION, '#C9B8D8') +
  houses(rng, { base: 190, low: 30, high: 90, ink: '#231938', lit: ['#5A3F78'] }) +
  rect(-10, 130, 128, 180, '#6B2F3A') +
  fill('M-20 132 L54 84 L128 132Z', PAPER) +
  rect(10, 214, 70, 60, AMBER) +
  rect(42, 214, 4, 60, '#3A1620') +
  rect(126, 150, 104, 160, '#2F4A5E') +
  fill('M116 152 L178 106 L240 152Z', PAPER) +
  rect(146, 220, 30, 40, '#16233F') +
  rect(190, 220, 26, 90, '#16233F') +
  rect(240, 138, 112, 172, '#4A3524') +
  fill('M230 140 L296 92 L362 140Z', PAPER) +
  rect(258, 214, 70, 54, AMBER, 'opacity=".8"') +
  dial(46, 174, 22, PAPER, DEEP, [12, 0]) +
  dial(178, 186, 20, '#FFE2A0', DEEP, [3, 0]) +
  dial(296, 178, 21, PAPER, DEEP, [11, 59]) +
  line('M366 310 V150', DEEP, 7) +
  halo(366, 142, 70, AMBER) +
  fill('M354 132 h24 l-4 28 h-16Z', AMBER) +
  rect(350, 126, 32, 7, DEEP) +
  mounds(rng, 300, 16, 4, PAPER) +
  ramp({ x: 0, y: 300, w: 640, h: 60 }, 9, '#B9A8D0', (_, down) => down * 0.9) +
  rect(440, 60, 210, 260, '#231938') +
  fill('M424 64 L540 -20 L656 64Z', PAPER) +
  teller(372, 70, 0.5) +
  fill('M330 380 Q470 314 660 330 V380Z', PAPER) +
  snowfall(rng, 70);

/** The waiting room of the station: a bench, a clock and a train. */
export const station: PlaceDrawing = ({ rng, teller }) =>
  wall('#3A2A2E', '#1D1320', 0.7) +
  repeat(7, (i) => rect(i * 96, 0, 8, 250, '#4A343A')) +
  fill('M60 250 V110 a86 86 0 0 1 172 0 V250Z', '#16233F') +
  repeat(16, () => circle(rng.range(66, 226), rng.range(50, 140), 1.4, PAPER)) +
  rect(40, 160, 192, 66, VERMILION, 'rx="8"') +
  rect(40, 204, 192, 8, PAPER) +
  repeat(4, (i) => rect(62 + i * 42, 172, 30, 24, AMBER)) +
  rect(20, 226, 240, 26, '#120B10') +
  fill('M40 250 V110 a106 106 0 0 1 212 0 V250 h-20 V110 a86 86 0 0 0 -172 0 V250Z', BRASS) +
  line('M312 0 V40', DEEP, 5) +
  dial(312, 76, 36, PAPER, DEEP, [11, 59]) +
  halo(312, 76, 70, AMBER) +
  rect(0, 250, 640, 110, '#5A3F3A') +
  repeat(8, (i) => line(`M${i * 110 - 100} 380 L${i * 74 + 30} 250`, '#3A2430', 3)) +
  repeat(3, (i) => rect(0, 272 + i * 34, 640, 3, '#3A2430')) +
  rect(66, 270, 190, 12, '#8A5A34') +
  rect(66, 234, 190, 9, '#8A5A34') +
  rect(66, 252, 190, 7, '#8A5A34') +
  line('M84 282 V318 M238 282 V318', DEEP, 8) +
  ellipse(150, 270, 34, 7, DEEP) +
  fill('M126 268 V248 q24 -14 48 0 V268Z', DEEP) +
  rect(126, 258, 48, 6, VERMILION) +
  teller(366, 62, 0.51) +
  group(board(336, '#8A5A34', AMBER), 'translate(330 0)');
