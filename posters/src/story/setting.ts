import { ramp } from '../print/halftone';
import type { Rng } from '../print/rng';
import { circle, ellipse, fill, line, rect, repeat } from '../print/svg';

/** Size of story pictures, in drawing units. */
export const VIEW = { width: 640, height: 360 };
export const PAPER = '#F5EFE3';
export const VERMILION = '#FF5B3A';
export const TEAL = '#22D3C0';
export const AMBER = '#FFC24B';

/** Context of a place drawing. `teller` draws the figure at a position: left, top, scale of 480 × 600 units. */
export interface PlaceContext {
  rng: Rng;
  teller: (x: number, y: number, scale: number) => string;
}

/** Draws one place of a story. The left half has few details, because text covers it. */
export type PlaceDrawing = (setting: PlaceContext) => string;

/** Flat background with a second colour that increases towards the bottom. */
export const wall = (ink: string, low: string, strength = 1): string =>
  rect(0, 0, 640, 360, ink) +
  ramp({ x: 0, y: 0, w: 640, h: 360 }, 10, low, (_, down) => down * 1.1 * strength - 0.15);

export const stars = (rng: Rng, count: number, below: number, ink = PAPER): string =>
  repeat(count, () =>
    circle(rng.range(0, 640), rng.range(0, below), rng.range(0.6, 1.9), ink, 'opacity=".85"'),
  );

/** A disc with an offset second colour and a halftone shadow. */
export const disc = (
  x: number,
  y: number,
  r: number,
  ink: string,
  slip: string,
  low: string,
): string =>
  circle(x + 6, y + 5, r, slip) +
  circle(x, y, r, ink) +
  ramp({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }, 8, low, (across, down) =>
    Math.hypot(across - 0.5, down - 0.5) < 0.47 ? down * 1.1 - 0.4 : 0,
  );

/** Light around a lamp, in three rings. */
export const halo = (x: number, y: number, r: number, ink: string): string =>
  repeat(3, (i) => circle(x, y, r * (1 - i * 0.28), ink, 'opacity=".13"'));

export const rain = (rng: Rng, count: number, ink: string): string =>
  repeat(count, () =>
    line(`M${rng.range(-20, 660)} ${rng.range(-20, 340)} l-6 22`, ink, 1.5, 'opacity=".5"'),
  );

export const snowfall = (rng: Rng, count: number): string =>
  repeat(count, () =>
    circle(rng.range(0, 640), rng.range(0, 350), rng.range(1, 3.4), PAPER, 'opacity=".9"'),
  );

interface Row {
  base: number;
  low: number;
  high: number;
  ink: string;
  lit: readonly string[];
  /** Share of lit windows, 0–1. */
  share?: number;
}

/** A row of houses over the full width, with roofs above `base`. */
export function houses(rng: Rng, { base, low, high, ink, lit, share = 0.3 }: Row): string {
  let at = -16;
  let out = '';
  while (at < 640) {
    const [w, h] = [rng.range(40, 86), rng.range(low, high)];
    const top = base - h;
    out +=
      rect(at, top, w, 400, ink) +
      rng.pick([
        fill(`M${at - 4} ${top + 1} L${at + w / 2} ${top - 24} L${at + w + 4} ${top + 1}Z`, ink),
        rect(at + w * 0.2, top - 12, w * 0.3, 14, ink),
        line(`M${at + w / 2} ${top} v-26`, ink, 3),
      ]) +
      repeat(Math.floor(h / 24), (row) =>
        repeat(Math.floor((w - 12) / 16), (column) =>
          rng.chance(share)
            ? rect(at + 9 + column * 16, top + 10 + row * 24, 8, 12, rng.pick(lit))
            : '',
        ),
      );
    at += w + rng.range(0, 6);
  }
  return out;
}

/** Rounded ground over the full width. */
export function mounds(rng: Rng, y: number, high: number, count: number, ink: string): string {
  const step = 720 / count;
  return fill(
    `M-40 380 V${y}${repeat(count, (i) => ` Q${-40 + step * (i + 0.5)} ${y - high * rng.range(0.3, 1.3)} ${-40 + step * (i + 1)} ${y - high * rng.range(-0.2, 0.2)}`)} V380Z`,
    ink,
  );
}

/** A table or counter at the bottom, with a bright edge. */
export const board = (y: number, ink: string, edge: string): string =>
  rect(0, y, 640, 360 - y, ink) +
  rect(0, y, 640, 7, edge) +
  ramp({ x: 0, y: y + 10, w: 640, h: 350 - y }, 9, '#0D1014', (_, down) => down * 0.8);

/** A clock face with hands. */
export function dial(
  x: number,
  y: number,
  r: number,
  face: string,
  ink: string,
  [hour, minute]: readonly [number, number],
): string {
  const hand = (turn: number, length: number, width: number): string =>
    line(`M${x} ${y} L${x + Math.sin(turn) * length} ${y - Math.cos(turn) * length}`, ink, width);
  const turn = (minute / 60) * 2 * Math.PI;
  return (
    circle(x, y, r + r * 0.14, ink) +
    circle(x, y, r, face) +
    repeat(12, (i) => {
      const a = (i * Math.PI) / 6;
      return line(
        `M${x + Math.sin(a) * r * 0.84} ${y - Math.cos(a) * r * 0.84} L${x + Math.sin(a) * r * 0.94} ${y - Math.cos(a) * r * 0.94}`,
        ink,
        i % 3 ? r * 0.03 : r * 0.07,
      );
    }) +
    hand(((hour % 12) / 6) * Math.PI + turn / 12, r * 0.5, r * 0.09) +
    hand(turn, r * 0.76, r * 0.055) +
    circle(x, y, r * 0.08, ink)
  );
}

/** A mug; `x` is its centre, `y` its bottom. */
export const mug = (x: number, y: number, ink: string, steam = true): string =>
  circle(x + 13, y - 14, 8, 'none', `stroke="${ink}" stroke-width="4"`) +
  rect(x - 13, y - 26, 26, 26, ink, 'rx="3"') +
  ellipse(x, y - 26, 13, 3.5, '#2A1A14') +
  (steam
    ? line(
        `M${x - 4} ${y - 34} q-5 -8 0 -14 M${x + 5} ${y - 36} q5 -8 0 -14`,
        PAPER,
        2,
        'opacity=".7"',
      )
    : '');

/** A window with four panes. */
export const pane = (
  x: number,
  y: number,
  w: number,
  h: number,
  glass: string,
  frame: string,
): string =>
  rect(x - 5, y - 5, w + 10, h + 10, frame) +
  rect(x, y, w, h, glass) +
  rect(x + w / 2 - 2, y, 4, h, frame) +
  rect(x, y + h / 2 - 2, w, 4, frame);
