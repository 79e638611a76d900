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
  mounds,
  mug,
  pane,
  snowfall,
  stars,
  wall,
} from './setting';
import type { PlaceDrawing } from './setting';

const NIGHT = '#1C1B4B';
const DEEP = '#14133A';
const TIMBER = '#4A2A2A';

const fir = (x: number, y: number, k: number, ink: string): string =>
  group(
    rect(-4, -12, 8, 14, DEEP) +
      repeat(
        3,
        (i) =>
          fill(`M0 ${-96 + i * 22} L${20 + i * 9} ${-48 + i * 20} H${-20 - i * 9}Z`, ink) +
          fill(
            `M0 ${-96 + i * 22} L${10 + i * 4} ${-74 + i * 21} L0 ${-68 + i * 21} L${-12 - i * 4} ${-72 + i * 21}Z`,
            PAPER,
          ),
      ),
    `translate(${x} ${y}) scale(${k})`,
  );

const peaks = (): string =>
  fill(
    'M-20 230 L70 92 L130 160 L214 62 L300 170 L380 104 L470 190 L560 84 L680 220 V380 H-20Z',
    '#3A3A8C',
  ) +
  fill(
    'M70 92 L96 122 L78 134 L62 126 L46 132Z M214 62 L250 106 L228 118 L206 106 L182 112Z M380 104 L404 128 L384 138 L358 128Z M560 84 L590 114 L566 128 L548 112 L536 114Z',
    PAPER,
  );

/** The inn at the closed pass, one lit window, snow to the sill. */
export const innEntrance: PlaceDrawing = ({ rng, teller }) =>
  wall(NIGHT, '#3A3A8C', 0.5) +
  stars(rng, 70, 150) +
  disc(372, 70, 40, PAPER, VERMILION, '#B9B3E8') +
  peaks() +
  mounds(rng, 250, 40, 4, '#5A5AB0') +
  fir(300, 272, 0.9, '#2E2E7A') +
  fir(340, 284, 1.2, '#26266A') +
  fir(604, 270, 1.3, '#26266A') +
  rect(20, 150, 210, 150, TIMBER) +
  repeat(6, (i) => rect(20, 158 + i * 24, 210, 3, '#2E1820')) +
  fill('M-6 154 L124 66 L256 154Z', PAPER) +
  fill('M8 154 L124 76 L242 154Z', '#6B3A34') +
  fill('M-6 154 L124 66 L256 154 L236 152 L124 84 L14 154Z', PAPER) +
  rect(170, 70, 24, 46, TIMBER) +
  rect(166, 64, 32, 9, PAPER) +
  repeat(3, (i) => circle(190 + i * 12, 48 - i * 18, 9 + i * 4, '#B9B3E8', 'opacity=".6"')) +
  halo(82, 208, 84, AMBER) +
  pane(52, 180, 62, 56, AMBER, '#2E1820') +
  rect(152, 192, 50, 108, '#2E1820') +
  rect(157, 197, 40, 103, '#8A4A34') +
  circle(190, 248, 4, AMBER) +
  mounds(rng, 306, 18, 3, '#D9D6F2') +
  ramp({ x: 0, y: 296, w: 640, h: 64 }, 9, '#8C8CD8', (_, down) => down * 0.8) +
  teller(366, 56, 0.52) +
  fill('M310 380 Q460 310 660 326 V380Z', PAPER) +
  snowfall(rng, 90);

/** Inside, round the stove: a table with black and white beans. */
export const stove: PlaceDrawing = ({ rng, teller }) =>
  wall('#3E2226', '#1E0F16', 0.8) +
  repeat(7, (i) => rect(0, 30 + i * 44, 640, 4, '#2E1820')) +
  pane(42, 52, 92, 80, NIGHT, '#2E1820') +
  repeat(22, () => circle(rng.range(46, 130), rng.range(56, 128), rng.range(1, 2.4), PAPER)) +
  rect(34, 130, 108, 8, PAPER) +
  rect(214, -10, 26, 110, '#17131C') +
  fill('M166 100 H288 L298 256 H156Z', '#17131C') +
  rect(180, 132, 94, 64, VERMILION) +
  fill('M186 196 q8 -40 22 -22 q8 -34 24 -4 q14 -22 36 26Z', AMBER) +
  repeat(5, (i) => rect(184 + i * 20, 132, 4, 64, '#17131C')) +
  halo(227, 168, 130, VERMILION) +
  mug(200, 100, TEAL) +
  mug(250, 100, PAPER) +
  repeat(
    3,
    (i) =>
      line(`M${320 + i * 26} 40 v${34 + (i % 2) * 16}`, '#8A5A34', 3) +
      ellipse(320 + i * 26, 84 + (i % 2) * 16, 9, 13, AMBER),
  ) +
  teller(366, 50, 0.53) +
  board(290, '#6B3A2A', '#B9763A') +
  ellipse(190, 306, 74, 16, '#D9CDB8') +
  ellipse(190, 301, 74, 15, PAPER) +
  ellipse(190, 301, 54, 9, '#D9CDB8') +
  repeat(9, (i) =>
    ellipse(150 + i * 10, 300 + (i % 3) * 3 - 3, 6, 3.6, i % 2 ? '#17131C' : '#FFFFFF'),
  ) +
  repeat(4, (i) =>
    ellipse(66 + (i % 2) * 14 + i * 70, 336 + (i % 2) * 6, 7, 4, i % 2 ? '#17131C' : PAPER),
  ) +
  mug(316, 318, VERMILION);

/** Up in the bell tower: the bell without its clapper, a nest of blankets. */
export const belfry: PlaceDrawing = ({ rng, teller }) =>
  wall(NIGHT, '#3A3A8C', 0.5) +
  stars(rng, 60, 200) +
  disc(110, 86, 40, PAPER, VERMILION, '#B9B3E8') +
  peaks() +
  mounds(rng, 290, 20, 4, '#5A5AB0') +
  snowfall(rng, 60) +
  rect(-10, 0, 46, 380, TIMBER) +
  rect(316, 0, 30, 380, TIMBER) +
  rect(610, 0, 46, 380, TIMBER) +
  rect(-10, 0, 660, 36, TIMBER) +
  rect(-10, 36, 660, 7, '#2E1820') +
  line('M180 36 V70', '#2E1820', 9) +
  fill('M104 218 Q130 190 134 142 Q138 82 180 76 Q222 82 226 142 Q230 190 256 218Z', AMBER) +
  fill('M196 80 Q222 88 226 142 Q230 190 256 218 H214 Q222 130 196 80Z', '#C9721F') +
  rect(98, 214, 164, 12, '#C9721F', 'rx="5"') +
  ellipse(180, 224, 56, 7, '#4A2A1C') +
  line('M124 190 Q180 204 236 190', '#8A5A34', 4) +
  rect(-10, 300, 660, 80, TIMBER) +
  rect(-10, 296, 660, 8, '#8A5A34') +
  repeat(8, (i) => rect(i * 92 - 20, 304, 4, 60, '#2E1820')) +
  fill('M60 330 Q80 274 150 280 Q228 262 262 330Z', VERMILION) +
  fill('M84 330 Q110 292 160 298 Q216 288 240 330Z', '#C8391E') +
  line('M76 312 Q160 282 250 314', PAPER, 4, 'stroke-dasharray="8 7"') +
  circle(166, 292, 20, '#8C8CA8') +
  fill('M150 282 L148 260 L164 274Z M182 282 L186 260 L168 274Z', '#8C8CA8') +
  line('M156 292 q4 4 8 0 M170 292 q4 4 8 0', DEEP, 2.4) +
  circle(167, 300, 3, DEEP) +
  teller(372, 62, 0.51) +
  rect(330, 340, 320, 40, TIMBER) +
  rect(330, 336, 320, 7, '#8A5A34');

/** The slope at night: lamps in the snow, from the crossing down to the valley. */
export const slope: PlaceDrawing = ({ rng, teller }) =>
  wall(DEEP, '#2E2E7A', 0.5) +
  stars(rng, 110, 180) +
  disc(196, 74, 52, PAPER, TEAL, '#B9B3E8') +
  peaks() +
  fill('M-20 210 Q200 190 360 250 T680 290 V380 H-20Z', '#6E6EC2') +
  fill('M-20 250 Q180 230 340 296 T680 330 V380 H-20Z', '#D9D6F2') +
  ramp({ x: 0, y: 240, w: 640, h: 120 }, 9, '#8C8CD8', (_, down) => down * 0.7) +
  fir(30, 240, 0.8, '#2E2E7A') +
  fir(70, 252, 1, '#26266A') +
  fir(612, 300, 1.4, '#26266A') +
  repeat(7, (i) => {
    const [x, y, k] = [330 - i * 44, 262 + (i % 2) * 6 + i * i * 1.6, 0.5 + i * 0.12];
    return (
      halo(x, y - 16 * k, 30 * k + 8, AMBER) +
      rect(x - 8 * k, y - 26 * k, 16 * k, 24 * k, AMBER) +
      rect(x - 10 * k, y - 30 * k, 20 * k, 5 * k, TIMBER) +
      rect(x - 10 * k, y - 3 * k, 20 * k, 5 * k, TIMBER)
    );
  }) +
  repeat(11, (i) => ellipse(120 + i * 26, 348 - i * 3.4 + (i % 2) * 7, 5, 2.6, '#6E6EC2')) +
  teller(370, 62, 0.52) +
  fill('M310 380 Q470 318 660 322 V380Z', PAPER) +
  snowfall(rng, 50);
