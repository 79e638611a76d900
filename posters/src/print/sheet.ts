import type { Inks } from './inks';
import { screen } from './halftone';

/** Options of one picture; sizes in drawing units. */
export interface Sheet {
  width: number;
  height: number;
  inks: Inks;
  /** Seed of the paper grain, 0–999. */
  grain: number;
  /** Offset of the second print. */
  slip?: number;
  defs?: string;
}

const roundNumber = (text: string): string => String(Math.round(Number(text) * 10) / 10);

const ghost = (id: string, colour: string, dx: number, dy: number): string =>
  `<filter id="${id}" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB"><feFlood flood-color="${colour}"/><feComposite in2="SourceAlpha" operator="in"/><feOffset dx="${dx}" dy="${dy}"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

/**
 * Returns the complete SVG. Drawings can use the patterns `#dots` (dark), `#light` (paper), `#tone` (accent) and the
 * filters `#ghost` (accent) and `#ghost-dark`, which add an offset copy below.
 */
export function renderSheet(sheet: Sheet, content: string): string {
  const { width, height, inks } = sheet;
  const slip = sheet.slip ?? 5;
  const defs = [
    screen('dots', inks.dark, 7, 2),
    screen('light', inks.paper, 7, 1.9),
    screen('tone', inks.accent, 7, 2.1),
    ghost('ghost', inks.accent, slip, slip * 0.8),
    ghost('ghost-dark', inks.dark, slip, slip * 0.8),
    `<filter id="grain" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="${sheet.grain}"/><feColorMatrix values="0 0 0 0 .05 0 0 0 0 .04 0 0 0 0 .07 0 0 0 -1.7 .98"/></filter>`,
    sheet.defs ?? '',
  ].join('');
  const grain = `<rect width="${width}" height="${height}" filter="url(#grain)" opacity=".11"/>`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${content}${grain}</svg>`;
  return text.replace(/-?\d+\.\d{2,}(e-?\d+)?/g, roundNumber);
}
