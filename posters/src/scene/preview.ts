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
const inset = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg
    .replace(/ id="([^"]+)"/g, ' id="inset-$1"')
    .replace(/url\(#([^)]+)\)/g, 'url(#inset-$1)')
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
