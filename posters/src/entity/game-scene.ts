import { MOTIFS, createMotifContext } from '../cover/cover';
import type { Cover } from '../cover/cover';
import type { MotifContext } from '../cover/motif-context';
import { chooseHaloTone } from '../objects/halo';
import { PALE_OBJECTS, inkObject } from '../objects/objects';
import type { ObjectName } from '../objects/objects';
import { drawFigure } from '../portrait/portrait';
import { createRng } from '../print/rng';
import { renderSheet } from '../print/sheet';
import { circle, group, rect } from '../print/svg';
import { completeLook } from './entity-picture';
import type { EntitySubject } from './entity-picture';

/** Size of a scene in units. */
export const SCENE = { width: 640, height: 360 };
/** A motif is 360 units wide. */
const ZOOM = SCENE.width / 360;
/** Where the horizon of the motif comes to lie. */
const HORIZON = 205;

/** An entity that appears in a scene. */
export interface Actor {
  id: string;
  subject: EntitySubject;
}

/** The two layers of the landscape, as wide as the scene. */
function landscape(cover: Cover, stage: MotifContext): { behind: string; before: string } {
  const { behind, before } = MOTIFS[cover.motif](stage);
  const zoom = (layer: string): string =>
    group(
      layer,
      `translate(0 ${(HORIZON - stage.horizon * ZOOM).toFixed(1)}) scale(${ZOOM.toFixed(1)})`,
    );
  return {
    behind: rect(0, 0, SCENE.width, SCENE.height, stage.light.sky) + zoom(behind),
    before: zoom(before),
  };
}

function disc(
  name: ObjectName | null,
  x: number,
  y: number,
  radius: number,
  stage: MotifContext,
): { tone: string; drawn: string } {
  const tone = chooseHaloTone(
    stage.inks,
    stage.light.sky,
    name !== null && PALE_OBJECTS.has(name),
    stage.rng,
  );
  return {
    tone,
    drawn: circle(x + 5, y + 4, radius, stage.inks.dark) + circle(x, y, radius, tone),
  };
}

/** One actor with the disc behind it: a figure from the waist up, or an object on the ground. */
function stand(
  { id, subject }: Actor,
  cover: Cover,
  stage: MotifContext,
  x: number,
  faces: 1 | -1,
): string {
  if ('figure' in subject) {
    const { figure } = drawFigure(`entity-${id}`, completeLook(id, cover.palette, subject.figure));
    return (
      disc(null, x, 168, 112, stage).drawn +
      group(
        figure,
        `translate(${x - 132 * faces} 44) scale(${0.55 * faces} .55)`,
        'filter="url(#ghost)"',
      )
    );
  }
  return show(subject.object, stage, x, 1.9);
}

/** An object in front of a disc. */
function show(name: ObjectName, stage: MotifContext, x: number, scale: number): string {
  const { tone, drawn } = disc(name, x, 176, 62 * scale, stage);
  return (
    drawn +
    group(
      inkObject(name, stage.inks, tone),
      `translate(${x} 190) scale(${scale})`,
      'filter="url(#ghost-dark)"',
    )
  );
}

function render(seed: string, cover: Cover, actors: (stage: MotifContext) => string): string {
  const rng = createRng(seed);
  const stage = createMotifContext(cover.palette, rng);
  const { behind, before } = landscape(cover, stage);
  return renderSheet(
    { ...SCENE, inks: stage.inks, grain: rng.int(1, 99), slip: 4 },
    behind + actors(stage) + before,
  );
}

/** SVG of a scene with two roles of a game in its landscape, 640 × 360 units. Deterministic. */
export const castScene = (
  slug: string,
  cover: Cover,
  [left, right]: readonly [Actor, Actor],
): string =>
  render(
    `scene:${slug}:cast`,
    cover,
    (stage) => stand(left, cover, stage, 184, 1) + stand(right, cover, stage, 462, -1),
  );

/**
 * SVG of a scene with the subject of the cover and a thing or place of the game, or large when both are the same.
 * Deterministic.
 */
export const subjectScene = (slug: string, cover: Cover, thing: ObjectName): string =>
  render(`scene:${slug}:subject`, cover, (stage) =>
    thing === cover.subject
      ? show(thing, stage, SCENE.width / 2, 2.2)
      : show(cover.subject, stage, 200, 1.9) + show(thing, stage, 498, 1.35),
  );
