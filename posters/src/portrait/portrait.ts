import { fill, group, move } from '../print/svg';
import { createRng } from '../print/rng';
import type { Rng } from '../print/rng';
import { renderSheet } from '../print/sheet';
import { accessory } from './accessories/accessories';
import { drawHandOfArm, drawArm } from './arms/arms';
import { HEIGHT, WIDTH, backdrop } from './backgrounds';
import { creature, creatureFrame } from './creature/creature';
import { chooseColors } from './colors';
import type { PortraitColors } from './colors';
import { brows, eyes, mouth } from './features';
import type { PartLayers, PortraitContext } from './frame';
import { chooseGesture } from './arms/gestures';
import { hair } from './hair/hair';
import { humanFrame, humanHead } from './human-head';
import type { Look } from './look';
import { machine, machineFrame } from './machine/machine';
import { clothing } from './clothing/outfits';
import { prop } from './arms/props';

const NECK = 318;

function humanPart(sitter: PortraitContext): PartLayers {
  const cut = hair(sitter);
  const worn = accessory(sitter);
  const beard = sitter.look.accessory === 'beard' ? worn.front : '';
  const masked = sitter.look.accessory === 'mask';
  return {
    back: cut.back + worn.back,
    front:
      humanHead(sitter) +
      beard +
      (masked ? '' : mouth(sitter)) +
      eyes(sitter) +
      brows(sitter) +
      cut.front +
      (beard ? '' : worn.front),
  };
}

function headOf(sitter: PortraitContext): PartLayers {
  if (sitter.look.build === 'human') return humanPart(sitter);
  const worn = accessory(sitter);
  const base = sitter.look.build === 'creature' ? creature(sitter) : machine(sitter);
  return { back: worn.back + base.back, front: base.front + worn.front };
}

const FRAMES = { human: humanFrame, creature: creatureFrame, machine: machineFrame };

interface Figure {
  /** The figure without background, 480 × 600 units; its own clip ids. */
  figure: string;
  colors: PortraitColors;
  rng: Rng;
}

/** Draws a character from the waist up, for a portrait or a group picture. */
export function drawFigure(slug: string, look: Look): Figure {
  const rng = createRng(`portrait:${slug}:${look.species}`);
  const colors = chooseColors(look, rng);
  const head = FRAMES[look.build](look, rng);
  const context: PortraitContext = { look, colors, rng, head };
  const gesture = chooseGesture(look.prop, rng);
  const worn = clothing(context, look.age === 'young' ? 0.92 : look.outfit === 'armor' ? 1.06 : 1);
  const face = headOf(context);
  const tilt = rng.range(-4, 4);
  const wide = look.age === 'young' ? 98 : 106;
  const left = drawArm(context, worn.sleeve, [-wide, 62], gesture.left);
  const right = drawArm(context, worn.sleeve, [wide * (head.turn ? 0.88 : 1), 62], gesture.right);
  const neck =
    look.build === 'machine'
      ? ''
      : fill('M-29 -50 H29 V4 Q0 40 -29 4Z', colors.skin) +
        fill('M-29 -30 Q0 10 29 -30 V4 Q0 30 -29 4Z', 'url(#dots)', 'opacity=".5"');
  const onHead = (content: string): string => move(content, 0, -104, tilt);
  const held = prop(context, look.prop, gesture.at);
  const figure =
    onHead(face.back) + worn.back + neck + worn.torso + onHead(face.front) +
    left + right + worn.over + held + drawHandOfArm(context, gesture.left) + drawHandOfArm(context, gesture.right); // oxfmt-ignore
  const mirrored = look.pose === 'three-quarter-left' ? ' scale(-1 1)' : '';
  const shift = head.turn ? -8 : 0;
  const placedFigure = group(figure, `translate(240 ${NECK})${mirrored} translate(${shift} 0)`);
  return {
    figure: placedFigure
      .replaceAll('"face"', `"face-${slug}"`)
      .replaceAll('#face', `#face-${slug}`),
    colors,
    rng,
  };
}

/** SVG of a portrait, 480 × 600 units. Deterministic. */
export function portrait(slug: string, look: Look): string {
  const { figure, colors, rng } = drawFigure(slug, look);
  const content =
    backdrop(look.background, colors, rng) + group(figure, '', 'filter="url(#ghost)"');
  return renderSheet(
    { width: WIDTH, height: HEIGHT, inks: colors.inks, grain: rng.int(1, 99) },
    content,
  );
}
