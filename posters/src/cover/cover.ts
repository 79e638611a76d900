import { INKS, distance, mix, tint } from '../print/inks';
import type { PaletteName } from '../print/inks';
import { createRng } from '../print/rng';
import type { Rng } from '../print/rng';
import { renderSheet } from '../print/sheet';
import { group, move, rect } from '../print/svg';
import { rule, setTitle } from '../lettering/title';
import type { Lettering } from '../lettering/title';
import { accent } from './accents';
import type { Accent } from './accents';
import { arena } from './motifs/built/arena';
import { castle } from './motifs/built/castle';
import { circuit } from './motifs/built/circuit';
import { city } from './motifs/built/city';
import { desert } from './motifs/nature/desert';
import { forest } from './motifs/nature/forest';
import { garden } from './motifs/nature/garden';
import { island } from './motifs/nature/island';
import { kitchen } from './motifs/built/kitchen';
import { library } from './motifs/built/library';
import { market } from './motifs/built/market';
import { mountain } from './motifs/nature/mountain';
import { racetrack } from './motifs/built/racetrack';
import { sea } from './motifs/nature/sea';
import { snow } from './motifs/nature/snow';
import { space } from './motifs/nature/space';
import { temple } from './motifs/built/temple';
import { train } from './motifs/built/train';
import { underwater } from './motifs/nature/underwater';
import { volcano } from './motifs/nature/volcano';
import type { MotifLayers, MotifContext } from './motif-context';
import { H, W, chooseLight } from './motif-context';

const MOTIFS = {
  mountain, city, sea, arena, space, forest, desert, castle, temple, train,
  garden, snow, volcano, underwater, island, circuit, kitchen, library, racetrack, market,
} satisfies Record<string, (stage: MotifContext) => MotifLayers>; // prettier-ignore

export type Motif = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS).filter((name): name is Motif => name in MOTIFS);

/** Appearance of a game cover. */
export interface Cover {
  motif: Motif;
  palette: PaletteName;
  lettering: Lettering;
  accent: Accent;
}

/** Creates the context of a motif: light, camera height and horizon. */
export function createMotifContext(palette: PaletteName, rng: Rng): MotifContext {
  const inks = INKS[palette];
  const camera = rng.next();
  return { inks, light: chooseLight(inks, rng), rng, camera, horizon: 210 + camera * 90 };
}

const TITLE_WIDTH = W - 52;

/** A motif with the vertical extent of its central object. */
export interface CoverScene {
  art: string;
  top: number;
  foot: number;
}

/** Draws a motif with its central object, without title; 360 × 480 units. Also used for wide pictures. */
export function drawCoverScene(motif: Motif, object: Accent, stage: MotifContext): CoverScene {
  const { light, inks, rng } = stage;
  const scene = MOTIFS[motif](stage);
  const body = [inks.paper, inks.third, inks.accent, inks.main].reduce((best, ink) =>
    Math.min(distance(ink, light.mid), distance(ink, light.sky)) >
    Math.min(distance(best, light.mid), distance(best, light.sky))
      ? ink
      : best,
  );
  const detail =
    [inks.main, inks.accent, inks.third].find((ink) => ink !== body && ink !== light.mid) ??
    inks.main;
  const { x, y, turn } = scene.spot;
  const scale = scene.spot.scale * 0.86;
  const hero = move(
    accent(object, { a: body, b: detail, d: inks.dark }),
    x,
    y - 50 * scale,
    turn ?? rng.range(-5, 5),
    scale,
  );
  const art =
    rect(0, 0, W, H, light.sky) +
    scene.behind +
    group(hero, '', 'filter="url(#ghost-dark)"') +
    scene.before;
  return { art, top: y - 112 * scale, foot: y + 14 };
}

/** SVG of a game cover, 360 × 480 units. Deterministic. */
export function cover(slug: string, title: string, look: Cover): string {
  const rng = createRng(`cover:${slug}`);
  const stage = createMotifContext(look.palette, rng);
  const { inks, light } = stage;
  const { art, top, foot } = drawCoverScene(look.motif, look.accent, stage);
  const turned = rng.chance(0.4) ? group(art, `translate(${W} 0) scale(-1 1)`) : art;
  const set = setTitle(title, look.lettering, TITLE_WIDTH, 132, rng);
  const layout = rng.pick(['plate-top', 'plate-bottom', 'bare', 'bare', 'frame'] as const);
  const plate = rng.pick([
    inks.dark,
    inks.paper,
    light.near === light.sky ? inks.dark : light.near,
  ]);
  const onPlate = [inks.paper, inks.main, inks.third, inks.dark].filter(
    (ink) => distance(ink, plate) > 300,
  );
  const ink = onPlate.length ? rng.pick(onPlate) : inks.paper;
  const block = set.height + 44;
  const print = (drawn: string, y: number, filter: string): string =>
    group(drawn, `translate(26 ${y})`, filter);
  const defs = { width: W, height: H, inks, grain: rng.int(1, 99), slip: 4 };
  // Shifts the motif so that the title does not cover the central object; sky or ground fills the gap.
  const lower = Math.max(0, Math.min(block + 34 - top, H - 12 - foot, 90));
  const lowered = group(turned, `translate(0 ${lower.toFixed(1)})`);
  const raised = group(
    turned,
    `translate(0 ${(-Math.min(block, Math.max(block * 0.5, foot + block - H))).toFixed(1)})`,
  );
  if (layout === 'bare') {
    const dayInk = [inks.dark, inks.paper].reduce((a, b) =>
      distance(a, light.sky) > distance(b, light.sky) ? a : b,
    );
    const ghost =
      distance(dayInk, inks.dark) < 40 ? 'filter="url(#ghost)"' : 'filter="url(#ghost-dark)"';
    const veil = rect(0, 0, W, block + 26, light.sky) + rect(0, block + 26, W, 3, dayInk);
    return renderSheet(defs, lowered + veil + print(set.draw(dayInk), 28, ghost));
  }
  if (layout === 'plate-top')
    return renderSheet(
      defs,
      lowered +
        rect(0, 0, W, block, plate) +
        rect(0, block, W, 7, light.pop === plate ? inks.third : light.pop) +
        print(set.draw(ink), 22, ''),
    );
  if (layout === 'plate-bottom')
    return renderSheet(
      defs,
      raised +
        rect(0, H - block, W, block, plate) +
        rect(0, H - block - 7, W, 7, light.pop === plate ? inks.third : light.pop) +
        print(set.draw(ink), H - block + 22, ''),
    );
  const edge = [inks.paper, mix(inks.dark, '#0D1014', 0.4), tint(inks.third, 0.4)];
  const mat = rng.pick(edge);
  const matInk = distance(mat, inks.dark) > 250 ? inks.dark : inks.paper;
  const window = `<clipPath id="window"><rect x="20" y="20" width="${W - 40}" height="${H - 62 - set.height}"/></clipPath>`;
  return renderSheet(
    { ...defs, defs: window },
    rect(0, 0, W, H, mat) +
      group(
        group(
          turned,
          `translate(9 ${(-Math.min(set.height, Math.max(6, foot * 0.95 - H + 52 + set.height))).toFixed(1)}) scale(.95)`,
        ),
        '',
        'clip-path="url(#window)"',
      ) +
      print(set.draw(matInk), H - 24 - set.height, '') +
      group(rule(W - 40, matInk), `translate(20 ${H - 34 - set.height})`),
  );
}
