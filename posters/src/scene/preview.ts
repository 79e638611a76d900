import { setTitle } from '../lettering/title';
import type { Lettering } from '../lettering/title';
import { INKS } from '../print/inks';
import type { PaletteName } from '../print/inks';
import { rngFor } from '../print/rng';
import { printSheet } from '../print/sheet';
import { circle, group, move, rect } from '../print/svg';

/** A link preview shows one poster and names it. */
export interface Preview {
  slug: string;
  /** In Latin letters. */
  name: string;
  lettering: Lettering;
  palette: PaletteName;
  /** The poster as SVG text, with the units of its own sheet. */
  poster: string;
  posterWidth: number;
  posterHeight: number;
}

const INK = '#0D1014';
const HEIGHT = 560;

/** A whole sheet inside another one: its definitions keep names of their own. */
const inset = (
  svg: string,
  x: number,
  y: number,
  width: number,
  height: number,
  prefix = 'inset',
): string =>
  svg
    .replace(/ id="([^"]+)"/g, ` id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(
      /^<svg xmlns="[^"]+" width="[^"]+" height="[^"]+"/,
      `<svg x="${x}" y="${y}" width="${width}" height="${height}"`,
    );

/** The picture of a link to one partner or game; 1200 × 630 units. */
export function previewOf({
  slug,
  name,
  lettering,
  palette,
  poster,
  posterWidth,
  posterHeight,
}: Preview): string {
  const rng = rngFor(`preview:${slug}`);
  const inks = INKS[palette];
  const width = Math.round((HEIGHT * posterWidth) / posterHeight);
  const title = setTitle(name, lettering, 580, 300, rng, 'left');
  const mark = setTitle('HUOBAN', 'slab', 170, 40, rng, 'left');
  const top = 300 - title.height / 2;
  const sheet = rect(14, 14, width, HEIGHT, inks.accent) + inset(poster, 0, 0, width, HEIGHT);
  return printSheet(
    { width: 1200, height: 630, inks, grain: rng.int(0, 999) },
    rect(0, 0, 1200, 630, INK) +
      circle(180, 640, 330, inks.main, 'opacity=".16"') +
      group(title.draw(inks.paper), `translate(64 ${top.toFixed(1)})`, 'filter="url(#ghost)"') +
      rect(64, top + title.height + 34, 130, 10, inks.main) +
      rect(204, top + title.height + 34, 56, 10, inks.accent) +
      group(mark.draw(inks.paper), 'translate(64 50)') +
      move(sheet, 1200 - width - 74, 40, 2.5),
  );
}

/** A link preview of a page that shows many things: three of their posters. */
export interface WallPreview {
  /** In Latin letters. */
  name: string;
  palette: PaletteName;
  /** Posters as SVG text, the front one last. */
  posters: readonly string[];
  posterWidth: number;
  posterHeight: number;
}

/** Places of three posters on a wall, the front one last; degrees clockwise. */
const PLACES = [
  { x: 505, y: 78, turn: -6, height: 390 },
  { x: 905, y: 40, turn: 6, height: 390 },
  { x: 716, y: 204, turn: -1.5, height: 400 },
] as const;

/** The picture of a link to a page of the site; 1200 × 630 units. */
export function wallPreviewOf({
  name,
  palette,
  posters,
  posterWidth,
  posterHeight,
}: WallPreview): string {
  const rng = rngFor(`preview:${name}`);
  const inks = INKS[palette];
  const title = setTitle(name, 'slab', 440, 200, rng, 'left');
  const mark = setTitle('HUOBAN', 'slab', 170, 40, rng, 'left');
  const top = 300 - title.height / 2;
  const pinned = PLACES.map(({ x, y, turn, height }, at) => {
    const width = Math.round((height * posterWidth) / posterHeight);
    const sheet = inset(posters[at] ?? '', 0, 0, width, height, `sheet-${at}`);
    return group(
      rect(12, 12, width, height, at % 2 ? inks.main : inks.accent) + sheet,
      `translate(${x} ${y}) rotate(${turn})`,
    );
  });
  return printSheet(
    { width: 1200, height: 630, inks, grain: rng.int(0, 999) },
    rect(0, 0, 1200, 630, INK) +
      circle(180, 640, 330, inks.main, 'opacity=".16"') +
      pinned.join('') +
      group(title.draw(inks.paper), `translate(64 ${top.toFixed(1)})`, 'filter="url(#ghost)"') +
      rect(64, top + title.height + 34, 130, 10, inks.main) +
      rect(204, top + title.height + 34, 56, 10, inks.accent) +
      group(mark.draw(inks.paper), 'translate(64 50)'),
  );
}
