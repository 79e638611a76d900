import { object } from '../objects/objects';
import { setTitle } from '../lettering/title';
import { createRng } from '../print/rng';
import { renderSheet } from '../print/sheet';
import { circle, ellipse, fill, group, line, move, rect, repeat } from '../print/svg';
import type { CastMember } from './night';
import { NIGHT, WARM_GHOST, figureGroup, lanternString, nightSky } from './night';

const sheet = (width: number, height: number, content: string): string =>
  renderSheet({ width, height, inks: NIGHT, grain: 17, defs: WARM_GHOST }, content);

/** Hero of the home page: empty left side for the headline, figures under a moon on the right; 960 × 540 units. */
export function heroScene(cast: readonly CastMember[]): string {
  const rng = createRng('scene:hero');
  const floor = fill('M-10 560 V536 Q300 526 480 506 T980 502 V560Z', '#1D242D');
  const figures = figureGroup(cast, [
    { x: 388, y: 112, scale: 0.58 },
    { x: 704, y: 112, scale: 0.58 },
    { x: 540, y: 104, scale: 0.68 },
    { x: 694, y: 276, scale: 0.62 },
    { x: 440, y: 290, scale: 0.6 },
  ]);
  const fade = rect(0, 0, 420, 540, '#0D1014', 'opacity=".55"');
  return sheet(
    960,
    540,
    nightSky(960, 540, rng, { x: 704, y: 226, r: 196 }, 300) +
      fade +
      lanternString(960, 36, 20) +
      figures +
      floor,
  );
}

/** Hero for phones: moon and figures in the lower part; 450 × 700 units. */
export function heroPhoneScene(cast: readonly CastMember[]): string {
  const rng = createRng('scene:hero-phone');
  const figures = figureGroup(cast, [
    { x: -66, y: 300, scale: 0.56 },
    { x: 222, y: 300, scale: 0.56 },
    { x: 66, y: 268, scale: 0.66 },
    { x: 196, y: 466, scale: 0.58 },
    { x: -26, y: 474, scale: 0.58 },
  ]);
  return sheet(
    450,
    700,
    nightSky(450, 700, rng, { x: 232, y: 356, r: 176 }, 420) + lanternString(450, 40, 16) + figures,
  );
}

/** 404 page: a floating island with a lantern; 960 × 540 units. */
export function notFoundScene(cast: readonly CastMember[]): string {
  const rng = createRng('scene:not-found');
  const stars = repeat(120, () =>
    circle(rng.range(0, 960), rng.range(0, 540), rng.range(0.7, 2.4), NIGHT.paper),
  );
  const isle = (x: number, y: number, k: number): string =>
    move(
      fill('M-170 0 Q0 -40 170 0 L110 64 L80 56 L26 190 L-24 110 L-66 140 L-104 52Z', '#1D242D') +
        fill('M-172 4 Q0 -58 172 4 Q0 34 -172 4Z', NIGHT.accent) +
        fill('M0 -20 Q110 -22 172 4 Q90 22 0 24Z', 'url(#dots)', 'opacity=".5"'),
      x,
      y,
      0,
      k,
    );
  const bridge =
    line('M640 330 Q760 390 900 296', NIGHT.paper, 4, 'stroke-dasharray="14 12"') +
    line('M60 250 Q170 330 320 330', NIGHT.paper, 4, 'stroke-dasharray="14 12"');
  const sign =
    rect(356, 246, 8, 92, '#8A5A34') +
    fill('M300 236 H404 L424 254 L404 272 H300Z', NIGHT.third) +
    line('M326 246 q10 -8 14 2 q2 8 -8 12 M330 266 v1', NIGHT.dark, 5) +
    fill('M420 286 H350 L334 300 L350 314 H420Z', NIGHT.main);
  const figures = figureGroup(cast, [{ x: 404, y: 108, scale: 0.42 }]);
  return sheet(
    960,
    540,
    rect(0, 0, 960, 540, '#0D1014') +
      stars +
      circle(168, 128, 74, NIGHT.accent) +
      circle(162, 123, 74, NIGHT.third) +
      circle(140, 106, 12, '#C98F22') +
      circle(186, 146, 18, '#C98F22') +
      bridge +
      isle(60, 262, 0.5) +
      isle(910, 300, 0.6) +
      isle(480, 350, 1.25) +
      sign +
      group(figures, '') +
      fill('M330 348 Q480 322 650 346 Q500 378 330 348Z', NIGHT.accent) +
      repeat(6, (i) => ellipse(100 + i * 160, 510 + (i % 2) * 14, 110, 30, '#151A21')),
  );
}

/** Error page: a workshop at night; 960 × 540 units. */
export function errorScene(cast: readonly CastMember[]): string {
  const rng = createRng('scene:error');
  const wall = repeat(20, (i) => rect(i * 50 - 10, 0, 25, 400, '#131820'));
  const pegs = repeat(7, (i) =>
    move(
      object(
        (['hammer', 'bell', 'teapot', 'lamp', 'alarm', 'umbrella', 'mask'] as const)[i] ?? 'bell',
        {
          a: '#2A3442',
          b: '#3A4658',
          t: '#333E4F',
          d: '#1D242D',
          p: '#435064',
        },
      ),
      90 + i * 130,
      120,
      rng.range(-14, 14),
      0.7,
    ),
  );
  const sparks = repeat(18, () => {
    const [x, y] = [rng.range(470, 640), rng.range(210, 330)];
    return line(
      `M${x} ${y} l${rng.range(-12, 12)} ${rng.range(-22, -6)}`,
      rng.pick([NIGHT.third, NIGHT.main, NIGHT.paper]),
      3,
    );
  });
  const bench =
    rect(0, 400, 960, 150, '#1D242D') +
    rect(0, 400, 960, 14, NIGHT.main) +
    rect(0, 414, 960, 126, 'url(#dots)', 'opacity=".5"');
  const lamp =
    line('M560 -10 V90', NIGHT.paper, 4) +
    fill('M510 130 L534 84 H586 L610 130Z', NIGHT.third) +
    fill('M510 130 L340 400 H780 L610 130Z', NIGHT.third, 'opacity=".14"');
  const patient = group(
    object('robot', {
      a: NIGHT.accent,
      b: NIGHT.third,
      t: NIGHT.main,
      d: NIGHT.dark,
      p: NIGHT.paper,
    }),
    'translate(600 320) rotate(-74) scale(1.9)',
  );
  const gears = repeat(5, (i) =>
    circle(
      90 + i * 66,
      386 - (i % 2) * 4,
      18,
      'none',
      `stroke="${[NIGHT.main, NIGHT.third, NIGHT.accent][i % 3] ?? NIGHT.main}" stroke-width="9" stroke-dasharray="8 6"`,
    ),
  );
  return sheet(
    960,
    540,
    rect(0, 0, 960, 540, '#10151C') +
      wall +
      pegs +
      lamp +
      figureGroup(cast, [{ x: 260, y: 120, scale: 0.56 }]) +
      bench +
      gears +
      patient +
      sparks,
  );
}

/** Default link preview: site name beside the figures; 600 × 315 units. */
export function previewScene(cast: readonly CastMember[]): string {
  const rng = createRng('scene:og');
  const title = setTitle('HUOBAN', 'slab', 236, 90, rng);
  const figures = figureGroup(cast, [
    { x: 252, y: 112, scale: 0.34 },
    { x: 428, y: 106, scale: 0.34 },
    { x: 322, y: 76, scale: 0.42 },
  ]);
  return sheet(
    600,
    315,
    nightSky(600, 315, rng, { x: 430, y: 150, r: 112 }, 190) +
      rect(0, 0, 292, 315, '#0D1014') +
      figures +
      group(title.draw(NIGHT.paper), 'translate(32 112)', 'filter="url(#ghost)"') +
      rect(32, 112 + title.height + 22, 90, 8, NIGHT.main) +
      rect(128, 112 + title.height + 22, 40, 8, NIGHT.accent),
  );
}
