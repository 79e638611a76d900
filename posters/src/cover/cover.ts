import { INKS, distance, mix, tint } from '../print/inks';
import type { PaletteName } from '../print/inks';
import { rngFor } from '../print/rng';
import type { Rng } from '../print/rng';
import { printSheet } from '../print/sheet';
import { group, move, rect } from '../print/svg';
import { rule, setTitle } from '../lettering/title';
import type { Lettering } from '../lettering/title';
import { accent } from './accents';
import type { Accent } from './accents';
import { arena } from './motifs/arena';
import { castle } from './motifs/castle';
import { circuit } from './motifs/circuit';
import { city } from './motifs/city';
import { desert } from './motifs/desert';
import { forest } from './motifs/forest';
import { garden } from './motifs/garden';
import { island } from './motifs/island';
import { kitchen } from './motifs/kitchen';
import { library } from './motifs/library';
import { market } from './motifs/market';
import { mountain } from './motifs/mountain';
import { racetrack } from './motifs/racetrack';
import { sea } from './motifs/sea';
import { snow } from './motifs/snow';
import { space } from './motifs/space';
import { temple } from './motifs/temple';
import { train } from './motifs/train';
import { underwater } from './motifs/underwater';
import { volcano } from './motifs/volcano';
import type { Scene, Stage } from './stage';
import { H, W, lightFor } from './stage';

const MOTIFS = {
  mountain, city, sea, arena, space, forest, desert, castle, temple, train,
  garden, snow, volcano, underwater, island, circuit, kitchen, library, racetrack, market,
} satisfies Record<string, (stage: Stage) => Scene>; // prettier-ignore

export type Motif = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS).filter((name): name is Motif => name in MOTIFS);

/** How one game's cover looks. */
export interface Cover {
  motif: Motif;
  palette: PaletteName;
  lettering: Lettering;
  accent: Accent;
}

/** A stage for a seed: light, camera and horizon. */
export function stageFor(palette: PaletteName, rng: Rng): Stage {
  const inks = INKS[palette];
  const camera = rng.next();
  return { inks, light: lightFor(inks, rng), rng, camera, horizon: 210 + camera * 90 };
}

const TITLE_WIDTH = W - 52;

/** A drawn scene with the height span of its hero object. */
export interface Picture {
  art: string;
  top: number;
  foot: number;
}

/** A motif with its hero object, without title; 360 × 480 units, also the base of wide scenes. */
export function picture(motif: Motif, object: Accent, stage: Stage): Picture {
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

/** The cover poster of one game, 360 × 480 units. Same slug, title and cover, same text. */
export function cover(slug: string, title: string, look: Cover): string {
  const rng = rngFor(`cover:${slug}`);
  const stage = stageFor(look.palette, rng);
  const { inks, light } = stage;
  const { art, top, foot } = picture(look.motif, look.accent, stage);
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
  // Slides the scene so that the title never covers its hero; sky or ground fills the gap.
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
    return printSheet(defs, lowered + veil + print(set.draw(dayInk), 28, ghost));
  }
  if (layout === 'plate-top')
    return printSheet(
      defs,
      lowered +
        rect(0, 0, W, block, plate) +
        rect(0, block, W, 7, light.pop === plate ? inks.third : light.pop) +
        print(set.draw(ink), 22, ''),
    );
  if (layout === 'plate-bottom')
    return printSheet(
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
  return printSheet(
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
