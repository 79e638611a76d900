import type { Inks } from '../print/inks';
import type { Rng } from '../print/rng';
import { circle, fill, group, line, repeat } from '../print/svg';
import { ramp } from '../print/halftone';
import { mix } from '../print/inks';

export const W = 360;
export const H = 480;

/** Colours of a landscape from far to near. */
export interface LightColors {
  sky: string;
  far: string;
  mid: string;
  near: string;
  /** For sun, moon and windows. */
  glow: string;
  pop: string;
}

/** Context of a motif drawing. */
export interface MotifContext {
  inks: Inks;
  light: LightColors;
  rng: Rng;
  /** Camera height 0–1; lower values give a lower horizon. */
  camera: number;
  /** Horizon height in units. */
  horizon: number;
}

/** A motif in two layers; figures of a scene stand between them. */
export interface MotifLayers {
  behind: string;
  before: string;
}

/** Chooses one of five colour schemes of a palette. */
export function chooseLight(inks: Inks, rng: Rng): LightColors {
  const { dark, main, paper, accent, third } = inks;
  const deep = mix(dark, '#07080C', 0.45);
  return rng.pick<LightColors>([
    { sky: paper, far: third, mid: main, near: dark, glow: accent, pop: main },
    { sky: main, far: third, mid: mix(main, dark, 0.55), near: dark, glow: paper, pop: accent },
    { sky: dark, far: mix(main, dark, 0.5), mid: main, near: deep, glow: third, pop: accent },
    { sky: third, far: main, mid: mix(main, dark, 0.5), near: dark, glow: paper, pop: accent },
    { sky: mix(main, paper, 0.62), far: accent, mid: main, near: dark, glow: third, pop: accent },
    { sky: accent, far: paper, mid: main, near: dark, glow: third, pop: main },
  ]);
}

/** A jagged ridge over the full width, filled to the bottom. */
export function ridge(rng: Rng, y: number, high: number, peaks: number): string {
  return `M-10 ${H + 10} V${y}${repeat(peaks, (i) => {
    const step = (W + 20) / peaks;
    return ` L${-10 + step * (i + rng.range(0.3, 0.7))} ${y - high * rng.range(0.45, 1)} L${-10 + step * (i + 1)} ${y - high * rng.range(0, 0.3)}`;
  })} V${H + 10}Z`;
}

/** Rounded hills over the full width. */
export function hills(rng: Rng, y: number, high: number, count: number): string {
  const step = (W + 80) / count;
  return `M-40 ${H + 10} V${y}${repeat(count, (i) => ` Q${-40 + step * (i + 0.5)} ${y - high * rng.range(0.5, 1.6) * (i % 2 ? 0.4 : 1)} ${-40 + step * (i + 1)} ${y - high * rng.range(-0.2, 0.3)}`)} V${H + 10}Z`;
}

/** One row of waves. */
export const swell = (y: number, size: number, shift: number): string =>
  `M-80 ${H + 10} V${y} h${shift} ${repeat(Math.ceil(520 / size), () => `q${size / 2} ${-size * 0.55} ${size} 0 `)}V${H + 10}Z`;

/** A halftone band that gets denser towards the bottom. */
export const wash = (y: number, h: number, ink: string, opacity = 0.4, cell = 8): string =>
  ramp({ x: 0, y, w: W, h }, cell, ink, (_, down) => down * 0.85 - 0.1, `opacity="${opacity}"`);

/** Sun or moon with an offset second colour. */
export function orb({ light, inks, rng }: MotifContext, x: number, y: number, r: number): string {
  const shaded = ramp(
    { x: x - r, y: y - r, w: 2 * r, h: 2 * r },
    7,
    mix(light.glow, inks.dark, 0.5),
    (across, down) => {
      const inside = Math.hypot(across - 0.5, down - 0.5) < 0.48;
      return inside ? down * 1.1 - 0.45 : 0;
    },
  );
  const slipped = circle(x + 5, y + 4, r, light.pop === light.sky ? inks.dark : light.pop);
  const crescent = rng.chance(0.2) ? circle(x + r * 0.42, y - r * 0.2, r * 0.86, light.sky) : '';
  return slipped + circle(x, y, r, light.glow) + shaded + crescent;
}

const cloud = (x: number, y: number, s: number, ink: string): string =>
  fill(
    `M${x - 46 * s} ${y} Q${x - 50 * s} ${y - 20 * s} ${x - 26 * s} ${y - 20 * s} Q${x - 14 * s} ${y - 44 * s} ${x + 10 * s} ${y - 30 * s} Q${x + 40 * s} ${y - 36 * s} ${x + 40 * s} ${y - 14 * s} Q${x + 58 * s} ${y - 12 * s} ${x + 54 * s} ${y}Z`,
    ink,
  );

/** Rain, snow, stars, birds, clouds or nothing in the sky. */
export function weather({ rng, light, inks, horizon }: MotifContext): string {
  const pale = light.sky === inks.paper ? inks.accent : inks.paper;
  switch (rng.pick(['stars', 'birds', 'clouds', 'clouds', 'rain', 'rays', 'none'] as const)) {
    case 'stars':
      return repeat(34, () =>
        circle(rng.range(0, W), rng.range(0, horizon), rng.range(0.8, 2.4), pale),
      );
    case 'birds':
      return repeat(rng.int(4, 8), () => {
        const [x, y, s] = [rng.range(20, 330), rng.range(30, horizon * 0.8), rng.range(5, 11)];
        return line(
          `M${x - s} ${y - s * 0.4} Q${x - s * 0.4} ${y - s * 0.7} ${x} ${y} Q${x + s * 0.4} ${y - s * 0.7} ${x + s} ${y - s * 0.4}`,
          inks.dark === light.sky ? pale : inks.dark,
          2.6,
        );
      });
    case 'clouds':
      return repeat(rng.int(3, 5), () =>
        cloud(
          rng.range(0, W),
          rng.range(60, horizon),
          rng.range(0.6, 1.5),
          mix(light.sky, pale, rng.range(0.45, 0.9)),
        ),
      );
    case 'rain':
      return repeat(60, () => {
        const [x, y] = [rng.range(-40, W), rng.range(-20, horizon + 60)];
        return line(`M${x} ${y} l-7 22`, pale, 1.8, 'opacity=".7"');
      });
    case 'rays':
      return group(
        repeat(9, (i) =>
          fill(
            `M0 0 L${-60 + i * 0} 700 L20 700Z`,
            light.glow,
            `opacity=".28" transform="rotate(${i * 40})"`,
          ),
        ),
        `translate(${rng.int(60, 300)} ${rng.int(60, 150)})`,
      );
    case 'none':
      return '';
  }
}
