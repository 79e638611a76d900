import { circle, fill, group, line, rect, repeat } from '../print/svg';
import { ramp } from '../print/halftone';
import { mix } from '../print/inks';
import type { Rng } from '../print/rng';
import type { PortraitColors } from './colors';
import type { Background } from './look';

export const WIDTH = 480;
export const HEIGHT = 600;
const ALL = { x: 0, y: 0, w: WIDTH, h: HEIGHT };

type Backdrop = (colors: PortraitColors, rng: Rng) => string;

const sun: Backdrop = (d, rng) => {
  const r = rng.range(170, 206);
  const x = 240 + rng.range(-34, 34);
  const y = rng.range(206, 240);
  return (
    circle(x + 7, y + 6, r, d.inks.accent) +
    circle(x, y, r, d.shape) +
    `<clipPath id="disc"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>` +
    group(
      ramp(
        { x: x - r, y: y - r, w: 2 * r, h: 2 * r },
        11,
        mix(d.shape, d.inks.dark, 0.4),
        (_, down) => down * 1.5 - 0.6,
      ),
      '',
      'clip-path="url(#disc)"',
    ) +
    ramp(
      { x: 0, y: 400, w: WIDTH, h: 200 },
      12,
      d.inks.dark,
      (_, down) => down * 0.6,
      'opacity=".35"',
    )
  );
};

const rays: Backdrop = (d, rng) => {
  const count = rng.int(11, 18);
  const step = 360 / count;
  const beams = repeat(count, (i) =>
    fill(
      `M0 0 L${640 * Math.cos((i * step * Math.PI) / 180)} ${640 * Math.sin((i * step * Math.PI) / 180)} L${640 * Math.cos(((i * step + step / 2) * Math.PI) / 180)} ${640 * Math.sin(((i * step + step / 2) * Math.PI) / 180)}Z`,
      d.shape,
    ),
  );
  return (
    group(beams, `translate(240 ${rng.int(190, 280)}) rotate(${rng.int(0, 30)})`) +
    ramp(ALL, 13, d.inks.dark, (_, down) => down * 0.9 - 0.42, 'opacity=".4"')
  );
};

const stripes: Backdrop = (d, rng) => {
  const wide = rng.int(34, 64);
  const lean = rng.sign() * rng.int(16, 38);
  return (
    group(
      repeat(14, (i) => rect(-400 + i * wide * 2, -300, wide, 1200, d.shape)),
      `rotate(${lean} 240 300)`,
    ) + ramp(ALL, 12, d.inks.dark, (across) => across * 0.6 - 0.22, 'opacity=".32"')
  );
};

const panel: Backdrop = (d, rng) => {
  const m = rng.int(34, 58);
  return (
    rect(m + 7, m + 6, WIDTH - 2 * m, 470, d.inks.accent) +
    rect(m, m, WIDTH - 2 * m, 470, d.shape) +
    ramp(
      { x: m, y: m, w: WIDTH - 2 * m, h: 470 },
      12,
      mix(d.shape, d.inks.dark, 0.5),
      (across, down) => (across + down) * 0.62 - 0.42,
    ) +
    line(
      `M${m + 14} ${m + 14} h36 M${m + 14} ${m + 14} v36 M${WIDTH - m - 14} ${m + 14} h-36 M${WIDTH - m - 14} ${m + 14} v36`,
      d.background,
      6,
    )
  );
};

const peaks: Backdrop = (d, rng) => {
  const ridge = (base: number, high: number, n: number): string =>
    `M-10 600 L-10 ${base}${repeat(n, (i) => ` L${((i + 0.5) * 500) / n} ${base - high * rng.range(0.5, 1)} L${((i + 1) * 500) / n} ${base - high * rng.range(0, 0.25)}`)} L490 600Z`;
  const moonX = rng.pick([104, 376]);
  return (
    circle(moonX + 6, 106, 58, d.inks.accent) +
    circle(moonX, 100, 58, d.inks.third === d.background ? d.inks.paper : d.inks.third) +
    fill(ridge(340, 230, 3), mix(d.shape, d.background, 0.4)) +
    fill(ridge(420, 190, 4), d.shape) +
    ramp(
      { x: 0, y: 300, w: WIDTH, h: 300 },
      12,
      d.inks.dark,
      (_, down) => down * 0.9 - 0.2,
      'opacity=".4"',
    )
  );
};

const dots: Backdrop = (d, rng) => {
  const fromLeft = rng.sign();
  return (
    ramp(
      ALL,
      rng.int(26, 36),
      d.shape,
      (across, down) => 0.25 + 0.5 * (fromLeft > 0 ? across : 1 - across) + 0.3 * down,
    ) + circle(240, 220, 150, d.shape)
  );
};

const waves: Backdrop = (d, rng) => {
  const size = rng.int(40, 62);
  const row = (y: number, ink: string, shift: number): string =>
    fill(
      `M-80 620 V${y} ${repeat(16, (i) => (i ? `q${size / 2} ${-size * 0.62} ${size} 0 ` : `h${shift}`))} V620Z`,
      ink,
    );
  return (
    circle(
      rng.pick([120, 350]),
      130,
      70,
      d.inks.third === d.background ? d.inks.paper : d.inks.third,
    ) +
    repeat(6, (i) =>
      row(
        210 + i * 68,
        [
          d.shape,
          mix(d.shape, d.inks.dark, 0.25),
          d.inks.accent,
          d.shape,
          mix(d.shape, d.inks.dark, 0.35),
          d.inks.dark,
        ][i] ?? d.shape,
        (i % 2) * 26,
      ),
    )
  );
};

const moon: Backdrop = (d, rng) => {
  const x = rng.pick([130, 350]);
  const night = mix(d.inks.dark, '#0A0C12', 0.25);
  const stars = repeat(46, () =>
    circle(rng.range(0, 480), rng.range(0, 460), rng.range(1.2, 3.6), d.inks.paper),
  );
  return (
    rect(0, 0, WIDTH, HEIGHT, night) +
    stars +
    circle(x + 7, 156, 104, d.inks.accent) +
    circle(x, 150, 104, d.shape === d.inks.dark ? d.inks.main : d.shape) +
    circle(x - 30, 120, 22, d.inks.dark, 'opacity=".16"') +
    circle(x + 36, 176, 30, d.inks.dark, 'opacity=".16"') +
    circle(x - 18, 196, 12, d.inks.dark, 'opacity=".16"') +
    ramp({ x: 0, y: 330, w: WIDTH, h: 270 }, 14, d.inks.main, (_, down) => down * 0.95 - 0.1)
  );
};

const grid: Backdrop = (d, rng) => {
  const horizon = rng.int(330, 390);
  const fan = repeat(17, (i) =>
    line(`M${240 + (i - 8) * 26} ${horizon} L${240 + (i - 8) * 150} 620`, d.shape, 3),
  );
  const rows = repeat(8, (i) => line(`M0 ${horizon + 8 + i * i * 5.2} H480`, d.shape, 3));
  const r = rng.int(130, 160);
  const bands = repeat(5, (i) => rect(60, horizon - 20 - i * 24, 360, 10 - i * 1.4, d.background));
  return (
    circle(240, horizon - 60, r, d.shape) +
    bands +
    rect(0, horizon, WIDTH, 300, d.background) +
    rect(0, horizon, WIDTH, 300, d.inks.dark, 'opacity=".45"') +
    fan +
    rows
  );
};

const BACKDROPS: Record<Background, Backdrop> = {
  sun,
  rays,
  stripes,
  panel,
  peaks,
  dots,
  waves,
  moon,
  grid,
};

/** Draws the background of a portrait. */
export function backdrop(kind: Background, colors: PortraitColors, rng: Rng): string {
  return rect(0, 0, WIDTH, HEIGHT, colors.background) + BACKDROPS[kind](colors, rng);
}
