import { createMotifContext, drawMotif } from '../cover/cover';
import type { Motif } from '../cover/cover';
import { INKS } from '../print/inks';
import type { PaletteName } from '../print/inks';
import { ramp } from '../print/halftone';
import { createRng } from '../print/rng';
import { renderSheet } from '../print/sheet';
import { fill, group, rect, repeat } from '../print/svg';
import type { CastMember } from './night';
import { figureGroup } from './night';

export const BANNER = { width: 640, height: 360 };

/** Content of a banner: motifs of the activity's games and figures of its characters. */
export interface BannerContent {
  palette: PaletteName;
  motifs: readonly Motif[];
  cast: readonly CastMember[];
}

const TILES = ['M0 0 H250 L190 360 H0Z', 'M268 0 H430 L370 360 H208Z', 'M448 0 H640 V360 H388Z'];

/** An activity banner, 640 × 360 units: three slanted motifs with the characters in front. */
export function banner(slug: string, content: BannerContent): string {
  const rng = createRng(`banner:${slug}`);
  const inks = INKS[content.palette];
  const worlds = TILES.map((path, i) => {
    const stage = createMotifContext(
      i === 1
        ? content.palette
        : rng.pick(['vermilion', 'teal', 'amber', 'pink', 'indigo', 'sky'] as const),
      rng,
    );
    const art = drawMotif(content.motifs[i % content.motifs.length] ?? 'city', stage)
      .replaceAll('id="', `id="t${i}`)
      .replaceAll('url(#ring', `url(#t${i}ring`)
      .replaceAll('url(#p', `url(#t${i}p`);
    return (
      `<clipPath id="tile${i}"><path d="${path}"/></clipPath>` +
      group(
        group(art, `translate(${[-46, 150, 372][i] ?? 0} -60)`),
        '',
        `clip-path="url(#tile${i})"`,
      )
    );
  });
  const spread = content.cast.length === 1 ? [210] : [66, 342];
  const places = (content.cast.length >= 3 ? [40, 370, 206] : spread).map((x, i) => ({
    x,
    y: i === 2 ? 62 : 84,
    scale: 0.5,
  }));
  const floor = ramp(
    { x: 0, y: 230, w: 640, h: 130 },
    9,
    inks.dark,
    (_, down) => down * 0.9,
    'opacity=".6"',
  );
  const seams = repeat(2, (i) =>
    fill(i ? 'M430 0 H448 L388 360 H370Z' : 'M250 0 H268 L208 360 H190Z', inks.paper),
  );
  const warm = `<filter id="ghost-warm" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB"><feFlood flood-color="${inks.paper}"/><feComposite in2="SourceAlpha" operator="in"/><feOffset dx="4" dy="3"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
  return renderSheet(
    { ...BANNER, inks, grain: rng.int(1, 99), slip: 4, defs: warm },
    rect(0, 0, 640, 360, inks.main) +
      worlds.join('') +
      seams +
      floor +
      figureGroup(content.cast, places),
  );
}
