import { createMotifContext, drawMotif } from '../cover/cover';
import type { Cover } from '../cover/cover';
import type { MotifContext } from '../cover/motif-context';
import { HALOS, chooseHaloTone, halo } from '../objects/halo';
import { PALE_OBJECTS, inkObject } from '../objects/objects';
import type { ObjectName } from '../objects/objects';
import { drawFigure } from '../portrait/portrait';
import * as looks from '../portrait/look';
import type { Look } from '../portrait/look';
import { ramp } from '../print/halftone';
import { HAIR_NAMES, mix } from '../print/inks';
import { createRng } from '../print/rng';
import { renderSheet } from '../print/sheet';
import { fill, group, move, rect, repeat } from '../print/svg';

/** Size of the drawing in units, 4:5 like a portrait. */
export const ENTITY = { width: 480, height: 600 };
const CENTER = { x: 240, y: 282 };

/** What the picture of a role, thing or place shows: a figure, with the fields of its look that matter, or an object. */
export type EntitySubject =
  | { figure: Partial<Look> }
  | {
      object: ObjectName;
      /** Things lie on a plain sheet, others stand in the world of the game. */ isThing: boolean;
    };

/** Completes a look; the fields that the content leaves open follow from the id. */
export function completeLook(id: string, palette: Cover['palette'], given: Partial<Look>): Look {
  const rng = createRng(`entity-look:${id}`);
  const open: Look = {
    build: 'human',
    species: 'human',
    pose: rng.pick(looks.POSES),
    hair: rng.pick(looks.HAIRS),
    hairColor: given.age === 'old' ? rng.pick(['silver', 'white'] as const) : rng.pick(HAIR_NAMES),
    skin: rng.int(0, 5),
    age: 'adult',
    palette,
    eyes: rng.pick(['round', 'almond', 'sharp'] as const),
    mouth: rng.pick(looks.MOUTHS),
    accessory: 'none',
    outfit: rng.pick(looks.OUTFITS),
    prop: 'none',
    background: 'sun',
  };
  return { ...open, ...given };
}

/** The landscape of the game, as wide as the picture. */
const world = (cover: Cover, stage: MotifContext): string =>
  group(drawMotif(cover.motif, stage), 'translate(-12 -36) scale(1.4)');

/** A plain sheet with stripes and a floor. */
function plainSheet({ inks, rng }: MotifContext): string {
  const tone = rng.pick([inks.main, inks.third, inks.accent, mix(inks.dark, inks.main, 0.18)]);
  const { width, height } = ENTITY;
  const stripes = repeat(9, (i) =>
    fill(
      `M${i * 120 - 420} ${height} L${i * 120 - 60} 0 h40 L${i * 120 - 380} ${height}Z`,
      mix(tone, inks.dark, 0.12),
    ),
  );
  return (
    rect(0, 0, width, height, tone) +
    stripes +
    rect(0, 470, width, 130, mix(tone, inks.dark, 0.45)) +
    ramp({ x: 0, y: 470, w: width, h: 130 }, 10, inks.dark, (_, down) => down * 0.8)
  );
}

/** SVG of a role, thing or place of a game. Deterministic. */
export function entityPicture(id: string, cover: Cover, subject: EntitySubject): string {
  const rng = createRng(`entity:${id}`);
  const stage = createMotifContext(cover.palette, rng);
  const { inks, light } = stage;
  const sheet = { ...ENTITY, inks, grain: rng.int(1, 99), slip: 4 };
  if ('figure' in subject) {
    const { figure, colors } = drawFigure(
      `entity-${id}`,
      completeLook(id, cover.palette, subject.figure),
    );
    const tone = chooseHaloTone(inks, light.sky, false, rng);
    const behind = halo(rng.pick(HALOS), 186, tone, inks);
    return renderSheet(
      { ...sheet, inks: colors.inks },
      world(cover, stage) + move(behind, 240, 262) + group(figure, '', 'filter="url(#ghost)"'),
    );
  }
  const tone = chooseHaloTone(inks, light.sky, PALE_OBJECTS.has(subject.object), rng);
  const drawn = group(
    inkObject(subject.object, inks, tone),
    'translate(0 22) scale(2.5)',
    'filter="url(#ghost-dark)"',
  );
  return renderSheet(
    sheet,
    (subject.isThing ? plainSheet(stage) : world(cover, stage)) +
      move(halo(rng.pick(HALOS), 178, tone, inks) + drawn, CENTER.x, CENTER.y),
  );
}
