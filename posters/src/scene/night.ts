import { INKS, mix } from '../print/inks';
import type { Inks } from '../print/inks';
import { ramp } from '../print/halftone';
import type { Rng } from '../print/rng';
import { circle, fill, group, line, rect, repeat } from '../print/svg';
import type { Look } from '../portrait/look';
import { drawFigure } from '../portrait/portrait';

export const NIGHT: Inks = { ...INKS.vermilion, dark: '#0D1014' };
const GROUND_COLOR = '#0D1014';

export interface CastMember {
  slug: string;
  look: Look;
}

/** Position of a figure: left, top and scale of its 480 × 600 box. */
export interface FigurePlacement {
  x: number;
  y: number;
  scale: number;
}

/** Stars, a halftone moon and three rows of roofs up to `skyline`. */
export function nightSky(
  width: number,
  height: number,
  rng: Rng,
  moon: { x: number; y: number; r: number },
  skyline: number,
): string {
  const stars = repeat(Math.round(width / 9), () =>
    circle(
      rng.range(0, width),
      rng.range(0, skyline + 40),
      rng.range(0.6, 2),
      NIGHT.paper,
      'opacity=".75"',
    ),
  );
  const { x, y, r } = moon;
  const disc =
    circle(x + 8, y + 6, r, NIGHT.accent) + circle(x, y, r, NIGHT.main) + `<clipPath id="moon"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>` +
    group(ramp({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }, 10, '#8E2416', (_, down) => down * 1.2 - 0.5), '', 'clip-path="url(#moon)"'); // oxfmt-ignore
  const row = (
    base: number,
    low: number,
    high: number,
    ink: string,
    lit: readonly string[],
  ): string => {
    let at = -20;
    let out = '';
    while (at < width) {
      const [w, h] = [rng.range(34, 92), rng.range(low, high)];
      const top = base - h;
      out +=
        rect(at, top, w, height, ink) +
        rng.pick([
          '',
          line(`M${at + w / 2} ${top} v-30`, ink, 4),
          rect(at + w * 0.15, top - 14, w * 0.34, 16, ink),
          fill(`M${at} ${top} L${at + w / 2} ${top - 20} L${at + w} ${top}Z`, ink),
        ]);
      out += repeat(Math.floor((h + 20) / 20), (r2) =>
        repeat(Math.floor((w - 10) / 13), (c) =>
          rng.chance(0.26) ? rect(at + 8 + c * 13, top + 12 + r2 * 20, 6, 9, rng.pick(lit)) : '',
        ),
      );
      at += w + rng.range(2, 14);
    }
    return out;
  };
  return (
    rect(0, 0, width, height, GROUND_COLOR) + stars + disc +
    row(skyline + 80, 40, 150, '#1A2230', ['#3A4658', '#51607A']) + row(skyline + 140, 30, 130, '#141A23', [NIGHT.third, NIGHT.accent, '#3A4658']) +
    row(skyline + 210, 30, 100, '#0F141B', [NIGHT.third, NIGHT.main, NIGHT.paper])
  ); // oxfmt-ignore
}

/** Figures side by side, each with an offset second colour; later ones are in front. */
export function figureGroup(
  cast: readonly CastMember[],
  places: readonly FigurePlacement[],
): string {
  return cast
    .slice(0, places.length)
    .map(({ slug, look }, i) => {
      const place = places[i];
      if (!place) return '';
      const { figure } = drawFigure(slug, look);
      return group(
        figure,
        `translate(${place.x} ${place.y}) scale(${place.scale})`,
        `filter="url(#${i % 2 ? 'ghost' : 'ghost-warm'})"`,
      );
    })
    .join('');
}

/** Filter with an offset copy in a warm colour, for group pictures. */
export const WARM_GHOST = `<filter id="ghost-warm" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB"><feFlood flood-color="${NIGHT.third}"/><feComposite in2="SourceAlpha" operator="in"/><feOffset dx="5" dy="4"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

/** A string of paper lanterns across a sheet. */
export const lanternString = (width: number, y: number, sag: number): string =>
  line(
    `M-10 ${y} Q${width / 2} ${y + sag * 2} ${width + 10} ${y - 10}`,
    mix(GROUND_COLOR, NIGHT.paper, 0.4),
    2.4,
  ) +
  repeat(Math.round(width / 90), (i) => {
    const x = 40 + i * 90;
    const t = x / width;
    const hang = y + sag * 4 * t * (1 - t);
    return (
      circle(x, hang + 18, 13, [NIGHT.main, NIGHT.third, NIGHT.accent][i % 3] ?? NIGHT.main) +
      rect(x - 6, hang + 2, 12, 5, NIGHT.paper)
    );
  });
