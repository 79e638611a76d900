import { ramp } from '../print/halftone';
import { circle, ellipse, fill, group, line, rect, repeat } from '../print/svg';
import { AMBER, PAPER, TEAL, VERMILION, disc, halo, houses, mounds, rain, wall } from './setting';
import type { PlaceDrawing } from './setting';

const NIGHT = '#101A33';
const WET = '#1B2A4A';

/** The crossroads of the rainy city at three in the morning. */
export const crossroads: PlaceDrawing = ({ rng, teller }) =>
  wall(NIGHT, '#24365E', 0.8) +
  houses(rng, { base: 200, low: 60, high: 150, ink: '#1A2747', lit: ['#3D568C', '#51607A'] }) +
  houses(rng, {
    base: 260,
    low: 50,
    high: 140,
    ink: '#131D38',
    lit: [AMBER, TEAL, '#3D568C'],
    share: 0.22,
  }) +
  rect(0, 268, 640, 100, WET) +
  repeat(7, (i) => fill(`M${40 + i * 62} 290 h34 l-16 70 h-44Z`, PAPER, 'opacity=".75"')) +
  line('M96 272 V60 h64', '#0A1020', 7) +
  rect(146, 52, 22, 60, '#0A1020', 'rx="5"') +
  circle(157, 64, 7, VERMILION) +
  halo(157, 64, 34, VERMILION) +
  circle(157, 82, 7, '#2A3658') +
  circle(157, 100, 7, '#2A3658') +
  rect(258, 146, 66, 128, '#AEB9CF') +
  rect(264, 152, 54, 96, '#DDE6F4') +
  rect(270, 160, 42, 60, '#8CA4D6') +
  line('M282 196 q9 8 18 0', NIGHT, 3) +
  circle(283, 180, 3, NIGHT) +
  circle(299, 180, 3, NIGHT) +
  halo(478, 150, 150, VERMILION) +
  teller(356, 62, 0.5) +
  rect(340, 330, 300, 40, '#0A1020') +
  rect(340, 326, 300, 6, '#3D568C') +
  ramp(
    { x: 340, y: 300, w: 280, h: 60 },
    8,
    VERMILION,
    (_, down) => 0.5 - down * 0.5,
    'opacity=".5"',
  ) +
  rain(rng, 90, '#B9CBF2');

/** The depot: a gate, and old machines waiting in a row. */
export const yard: PlaceDrawing = ({ rng, teller }) =>
  wall('#2B1C3C', '#49254A') +
  disc(120, 92, 44, AMBER, VERMILION, '#C9721F') +
  houses(rng, { base: 220, low: 20, high: 70, ink: '#1F1430', lit: ['#49254A'], share: 0.1 }) +
  rect(0, 232, 640, 130, '#33223F') +
  repeat(16, (i) => line(`M${i * 42} 130 V240`, '#140D20', 4)) +
  rect(0, 134, 640, 6, '#140D20') +
  rect(0, 206, 640, 6, '#140D20') +
  rect(36, 176, 58, 116, TEAL) +
  circle(65, 204, 20, PAPER) +
  line('M65 204 l10 -9', '#17131C', 4) +
  rect(46, 280, 38, 12, '#17131C') +
  rect(120, 158, 74, 134, '#7C8CFF') +
  rect(130, 172, 54, 40, '#17131C') +
  rect(130, 216, 54, 70, '#B33A2A') +
  repeat(5, (i) => line(`M${134 + i * 12} 216 v70`, '#8E2416', 3)) +
  rect(222, 142, 60, 150, VERMILION) +
  rect(230, 160, 44, 124, '#DDE6F4', 'opacity=".85"') +
  rect(230, 200, 44, 4, VERMILION) +
  rect(230, 242, 44, 4, VERMILION) +
  rect(228, 146, 48, 10, PAPER) +
  rect(244, 208, 14, 26, '#17131C') +
  ramp({ x: 0, y: 292, w: 640, h: 68 }, 9, '#140D20', (_, down) => down) +
  teller(366, 62, 0.5) +
  rect(330, 322, 320, 50, '#140D20') +
  repeat(11, (i) => fill(`M${330 + i * 32} 322 h16 l-10 14 h-16Z`, AMBER));

/** On the road with a pickup, first light over the hills. */
export const road: PlaceDrawing = ({ rng, teller }) =>
  wall('#FF9C7A', '#FFC24B', 0.5) +
  disc(214, 152, 58, PAPER, VERMILION, '#FFC24B') +
  mounds(rng, 196, 50, 5, '#C9537A') +
  mounds(rng, 226, 44, 4, '#7A3A78') +
  ramp({ x: 0, y: 190, w: 640, h: 80 }, 9, '#2B1C4A', (_, down) => down * 0.9) +
  mounds(rng, 262, 20, 3, '#3A2458') +
  fill('M190 258 L214 258 L470 380 H-160Z', '#241A3A') +
  repeat(5, (i) =>
    fill(
      `M${200 - i * 8} ${266 + i * i * 5} h${5 + i * 3} l${-3 - i * 2} ${7 + i * 4} h${-5 - i * 4}Z`,
      AMBER,
    ),
  ) +
  repeat(4, (i) =>
    line(
      `M${30 - i * 14} ${266 + i * 22} V${212 - i * 22} M${14 - i * 22} ${222 - i * 20} h${30 + i * 14}`,
      '#241A3A',
      3 + i,
    ),
  ) +
  teller(352, 40, 0.5) +
  fill('M322 286 H660 V380 H322Z', TEAL) +
  rect(322, 282, 340, 10, '#0F3A3A') +
  rect(322, 318, 340, 6, PAPER) +
  rect(334, 300, 26, 14, VERMILION) +
  ramp({ x: 322, y: 296, w: 320, h: 66 }, 8, '#0F3A3A', (_, down) => down * 0.9) +
  line('M340 286 Q470 240 606 286', '#8A5A34', 6) +
  group(
    ellipse(0, 0, 44, 44, '#17131C') + circle(0, 0, 20, '#DDE6F4') + circle(0, 0, 9, '#17131C'),
    'translate(560 366)',
  );

/** The sea at last, a white edge that moves. */
export const sea: PlaceDrawing = ({ rng, teller }) => {
  const wave = (y: number, ink: string, foam: string, shift: number): string => {
    const edge = `M-60 ${y} h${shift} ${repeat(10, () => 'q20 -13 40 0 t40 0 ')}`;
    return fill(`${edge} V380 H-60Z`, ink) + line(edge, foam, 4);
  };
  return (
    wall('#8FD8F0', '#F9DFB4', 0.45) +
    disc(116, 84, 40, AMBER, VERMILION, '#FF8A3A') +
    repeat(5, (i) =>
      line(`M${230 + i * 34} ${64 + (i % 3) * 18} q7 -8 12 0 q5 -8 12 0`, '#0B2B45', 2.6),
    ) +
    rect(0, 158, 640, 220, '#2472B8') +
    repeat(26, (i) =>
      rect(
        rng.range(0, 600),
        166 + i * 4,
        rng.range(14, 60),
        2.6,
        i % 3 ? '#4BB8FF' : PAPER,
        'rx="1"',
      ),
    ) +
    fill('M40 160 h70 l-10 14 h-48Z', '#0B2B45') +
    fill('M76 158 V118 L106 154Z', VERMILION) +
    wave(206, '#1D5F9E', '#4BB8FF', 0) +
    wave(238, '#22D3C0', PAPER, -30) +
    wave(268, '#F3D9A4', PAPER, 12) +
    ramp({ x: 0, y: 276, w: 640, h: 84 }, 9, '#D39A56', (_, down) => down * 0.8) +
    repeat(9, () => ellipse(rng.range(10, 330), rng.range(296, 350), 6, 3, '#B9763A')) +
    teller(360, 52, 0.52) +
    fill('M320 380 Q420 316 660 336 V380Z', '#E8BF7E') +
    line('M-20 330 Q200 300 330 340 T660 318', PAPER, 5, 'opacity=".9"')
  );
};
