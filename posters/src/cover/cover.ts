import { INKS } from '../print/inks';
import type { PaletteName } from '../print/inks';
import { createRng } from '../print/rng';
import type { Rng } from '../print/rng';
import { renderSheet } from '../print/sheet';
import { group, move, rect } from '../print/svg';
import type { Lettering } from '../lettering/title';
import { HALOS, chooseHaloTone, halo } from '../objects/halo';
import { PALE_OBJECTS, inkObject } from '../objects/objects';
import type { ObjectName } from '../objects/objects';
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

export const MOTIFS = {
  mountain, city, sea, arena, space, forest, desert, castle, temple, train,
  garden, snow, volcano, underwater, island, circuit, kitchen, library, racetrack, market,
} satisfies Record<string, (stage: MotifContext) => MotifLayers>; // oxfmt-ignore

export type Motif = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS).filter((name): name is Motif => name in MOTIFS);

/** Appearance of a game cover. */
export interface Cover {
  motif: Motif;
  palette: PaletteName;
  /** Lettering of the title in the link preview. */
  lettering: Lettering;
  /** What the game is about: the object in the middle. */
  subject: ObjectName;
}

/** Creates the context of a motif: light, camera height and horizon. */
export function createMotifContext(palette: PaletteName, rng: Rng): MotifContext {
  const inks = INKS[palette];
  const camera = rng.next();
  return { inks, light: chooseLight(inks, rng), rng, camera, horizon: 210 + camera * 90 };
}

const CENTER = { x: W / 2, y: 196 };

/** Draws a motif; 360 × 480 units. Also used for wide pictures. */
export function drawMotif(motif: Motif, stage: MotifContext): string {
  const { behind, before } = MOTIFS[motif](stage);
  return rect(0, 0, W, H, stage.light.sky) + behind + before;
}

/** An object on its halo, around the origin. */
export function drawSubject(subject: ObjectName, stage: MotifContext): string {
  const { inks, light, rng } = stage;
  const tone = chooseHaloTone(inks, light.sky, PALE_OBJECTS.has(subject), rng);
  const drawn = inkObject(subject, inks, tone);
  return (
    halo(rng.pick(HALOS), 124, tone, inks) +
    group(drawn, 'translate(0 16) scale(1.9)', 'filter="url(#ghost-dark)"')
  );
}

/** SVG of a game cover, 360 × 480 units; pages set the title over its lowest quarter. Deterministic. */
export function cover(slug: string, look: Cover): string {
  const rng = createRng(`cover:${slug}`);
  const stage = createMotifContext(look.palette, rng);
  const art = drawMotif(look.motif, stage);
  const turned = rng.chance(0.4) ? group(art, `translate(${W} 0) scale(-1 1)`) : art;
  return renderSheet(
    { width: W, height: H, inks: stage.inks, grain: rng.int(1, 99), slip: 3 },
    turned + move(drawSubject(look.subject, stage), CENTER.x, CENTER.y),
  );
}
