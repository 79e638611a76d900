import { ramp } from '../print/halftone';
import { circle, ellipse, fill, line, rect, repeat } from '../print/svg';
import { AMBER, PAPER, TEAL, VERMILION, disc, halo, stars } from './setting';
import type { PlaceDrawing } from './setting';

const SPACE = '#0B0F1E';
const ROCK = '#2A2C4E';
const STONE = '#3B3D66';

const freighter = (x: number, y: number, ink: string, lights: number): string =>
  fill(`M${x} ${y} h150 l-22 34 h-104 l-30 -16Z`, ink) +
  rect(x + 22, y - 22, 44, 24, ink) +
  rect(x + 34, y - 44, 14, 24, ink) +
  repeat(4, (i) =>
    rect(x + 20 + i * 30, y + 8 + (i % 2) * 6, 17, 13, i % 2 ? '#4A4C78' : '#5D4A52'),
  ) +
  repeat(lights, (i) => circle(x + 12 + (i % 10) * 13, y + 6 + Math.floor(i / 10) * 8, 2.4, AMBER));

const tower = (x: number, y: number): string =>
  fill(`M${x - 24} ${y} L${x - 15} ${y - 120} H${x + 15} L${x + 24} ${y}Z`, PAPER) +
  fill(
    `M${x - 22} ${y - 30} L${x - 20} ${y - 58} H${x + 20} L${x + 22} ${y - 30}Z M${x - 18} ${y - 84} L${x - 16} ${y - 108} H${x + 16} L${x + 18} ${y - 84}Z`,
    VERMILION,
  ) +
  fill(
    `M${x + 4} ${y} L${x + 3} ${y - 120} H${x + 15} L${x + 24} ${y}Z`,
    'url(#dots)',
    'opacity=".6"',
  ) +
  rect(x - 20, y - 126, 40, 7, '#17131C') +
  rect(x - 12, y - 146, 24, 21, AMBER) +
  fill(`M${x - 17} ${y - 146} L${x} ${y - 164} L${x + 17} ${y - 146}Z`, '#17131C') +
  fill(`M${x - 8} ${y} v-14 q8 -10 16 0 v14Z`, '#17131C');

/** The asteroid with its tower, a small ship just landed. */
export const landing: PlaceDrawing = ({ rng, teller }) =>
  rect(0, 0, 640, 360, SPACE) +
  stars(rng, 130, 330) +
  disc(78, 66, 30, VERMILION, TEAL, '#8E2416') +
  ellipse(
    78,
    66,
    54,
    9,
    'none',
    `stroke="${AMBER}" stroke-width="4" transform="rotate(-14 78 66)"`,
  ) +
  fill('M246 116 L-20 28 V122 Z', AMBER, 'opacity=".38"') +
  fill('M246 116 L-20 54 V98 Z', PAPER, 'opacity=".4"') +
  fill('M60 380 Q120 250 330 240 T640 270 V380Z', ROCK) +
  fill('M60 380 Q120 250 330 240 T640 270 V290 Q420 240 250 292 T96 380Z', STONE) +
  ramp({ x: 80, y: 280, w: 560, h: 80 }, 9, '#12142A', (_, down) => down * 0.9) +
  repeat(5, (i) => ellipse(190 + i * 96, 316 + (i % 3) * 14, 20 - i, 6, '#1B1D3A')) +
  halo(246, 118, 62, AMBER) +
  tower(246, 258) +
  fill('M84 322 q34 -54 78 -8 l-6 14 h-62Z', TEAL) +
  circle(124, 306, 9, SPACE) +
  line('M92 328 l-8 16 M152 328 l8 16', PAPER, 4) +
  teller(350, 74, 0.5) +
  fill('M300 380 Q420 316 660 330 V380Z', '#171932') +
  repeat(6, (i) => circle(346 + i * 52, 342 + (i % 2) * 8, 7, ROCK));

/** Inside the tower: carved steps winding up, a mirror on the landing. */
export const stairs: PlaceDrawing = ({ rng, teller }) =>
  rect(0, 0, 640, 360, '#1B1830') +
  repeat(9, (row) =>
    repeat(12, (i) =>
      rect(i * 58 - (row % 2) * 29, row * 40, 54, 36, rng.chance(0.2) ? '#2C2748' : '#242040'),
    ),
  ) +
  ramp(
    { x: 0, y: 0, w: 640, h: 360 },
    11,
    '#0D1014',
    (across, down) => Math.abs(across - 0.45) * 0.9 + down * 0.3 - 0.2,
  ) +
  fill('M150 28 a26 34 0 0 1 52 0 v64 h-52Z', '#0B0F1E') +
  repeat(6, () => circle(rng.range(156, 196), rng.range(20, 86), 1.4, PAPER)) +
  repeat(9, (i) => {
    const [x, y] = [-30 + i * 50, 330 - i * 30];
    return (
      fill(`M${x} ${y} h84 v400 h-84Z`, i % 2 ? '#4B4675' : '#3F3B66') +
      rect(x, y, 84, 7, AMBER, 'opacity=".85"') +
      line(
        `M${x + 12} ${y + 18} h20 M${x + 38} ${y + 18} h5 M${x + 49} ${y + 18} h5`,
        PAPER,
        2.6,
        'opacity=".6"',
      )
    );
  }) +
  ramp({ x: 0, y: 190, w: 460, h: 170 }, 9, '#17131C', (_, down) => down * 0.9 - 0.1) +
  ellipse(330, 74, 34, 46, AMBER) +
  ellipse(330, 74, 27, 38, '#FFE2A0') +
  line('M316 92 L338 50 M328 98 L346 62', PAPER, 4) +
  halo(500, 140, 150, AMBER) +
  teller(376, 80, 0.5) +
  rect(330, 326, 320, 60, '#2C2748') +
  rect(330, 322, 320, 7, AMBER) +
  line(
    'M352 336 h30 M392 336 h7 M406 336 h7 M440 344 h30 M480 344 h7 M494 344 h7',
    PAPER,
    2.6,
    'opacity=".6"',
  );

/** The lamp room: glass all round, the beam, a mail ship with forty windows. */
export const lampRoom: PlaceDrawing = ({ rng, teller }) =>
  rect(0, 0, 640, 360, SPACE) +
  stars(rng, 150, 320) +
  fill('M500 150 L-20 40 V190Z', AMBER, 'opacity=".42"') +
  fill('M500 150 L-20 84 V150Z', PAPER, 'opacity=".5"') +
  freighter(60, 92, '#31335C', 40) +
  fill('M-20 250 q40 -34 74 -8 t64 30 v60 h-140Z', '#171932') +
  repeat(6, (i) => rect(-6 + i * 128, 0, 8, 300, '#17131C')) +
  halo(492, 150, 150, AMBER) +
  teller(372, 54, 0.52) +
  rect(0, 0, 640, 26, '#17131C') +
  rect(0, 26, 640, 6, VERMILION) +
  repeat(20, (i) => circle(16 + i * 32, 13, 3.4, AMBER)) +
  rect(0, 290, 640, 90, '#22204A') +
  rect(0, 284, 640, 9, VERMILION) +
  ramp({ x: 0, y: 296, w: 640, h: 70 }, 9, '#0B0F1E', (_, down) => down) +
  rect(40, 262, 34, 40, TEAL) +
  ellipse(57, 262, 17, 5, '#8CF0E4') +
  rect(40, 276, 34, 7, '#17131C') +
  rect(86, 270, 34, 34, TEAL) +
  ellipse(103, 270, 17, 5, '#8CF0E4') +
  rect(86, 284, 34, 7, '#17131C');

/** Out in the blackest part: an old patched freighter close by, seen over your own bow. */
export const openDark: PlaceDrawing = ({ rng, teller }) =>
  rect(0, 0, 640, 360, '#05070F') +
  stars(rng, 60, 300, '#7C8CFF') +
  fill('M640 12 L110 196 L330 200Z', AMBER, 'opacity=".22"') +
  `<g transform="translate(-6 96) scale(2.4)">${freighter(20, 40, '#24264A', 3)}</g>` +
  line('M330 250 Q410 300 520 262', PAPER, 3.4, 'stroke-dasharray="3 5"') +
  circle(96, 118, 10, PAPER) +
  halo(96, 118, 44, PAPER) +
  ramp({ x: 0, y: 200, w: 640, h: 160 }, 10, '#05070F', (_, down) => down * 0.9) +
  halo(510, 120, 120, AMBER) +
  teller(400, 66, 0.46) +
  fill('M300 380 Q380 300 640 292 V380Z', '#0F3A46') +
  fill('M300 380 Q380 300 640 292 V304 Q420 310 340 380Z', TEAL) +
  repeat(5, (i) => circle(430 + i * 44, 338 - i * 3, 6, i % 2 ? AMBER : VERMILION));
