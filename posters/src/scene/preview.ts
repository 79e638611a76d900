import { setTitle } from '../lettering/title';
import type { Lettering } from '../lettering/title';
import { INKS } from '../print/inks';
import type { PaletteName } from '../print/inks';
import { createRng } from '../print/rng';
import { renderSheet } from '../print/sheet';
import { circle, group, move, rect } from '../print/svg';

/** Content of a link preview: one poster and its name. */
export interface LinkPreview {
  slug: string;
  /** In Latin letters. */
  name: string;
  lettering: Lettering;
  palette: PaletteName;
  /** The poster as SVG text. */
  poster: string;
  posterWidth: number;
  posterHeight: number;
}

const INK = '#0D1014';
const HEIGHT = 560;

/** Embeds a complete SVG in another one; prefixes its ids to keep them unique. */
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

/** Link preview of a partner or game; 1200 × 630 units. */
export function linkPreview({
  slug,
  name,
  lettering,
  palette,
  poster,
  posterWidth,
  posterHeight,
}: LinkPreview): string {
  const rng = createRng(`preview:${slug}`);
  const inks = INKS[palette];
  const width = Math.round((HEIGHT * posterWidth) / posterHeight);
  const title = setTitle(name, lettering, 580, 300, rng, 'left');
  const mark = setTitle('HUOBAN', 'slab', 170, 40, rng, 'left');
  const top = 300 - title.height / 2;
  const sheet = rect(14, 14, width, HEIGHT, inks.accent) + inset(poster, 0, 0, width, HEIGHT);
  return renderSheet(
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

/** Content of the link preview of a list page: three posters. */
export interface WallPreview {
  /** In Latin letters. */
  name: string;
  palette: PaletteName;
  /** Posters as SVG text, the front one last. */
  posters: readonly string[];
  posterWidth: number;
  posterHeight: number;
}

/** Positions of the three posters, the front one last; degrees clockwise. */
const PLACES = [
  { x: 505, y: 78, turn: -6, height: 390 },
  { x: 905, y: 40, turn: 6, height: 390 },
  { x: 716, y: 204, turn: -1.5, height: 400 },
] as const;

/** Link preview of a list page; 1200 × 630 units. */
export function wallPreview({
  name,
  palette,
  posters,
  posterWidth,
  posterHeight,
}: WallPreview): string {
  const rng = createRng(`preview:${name}`);
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
  return renderSheet(
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
