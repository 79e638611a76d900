import { fill, group, move } from '../print/svg';
import { rngFor } from '../print/rng';
import type { Rng } from '../print/rng';
import { printSheet } from '../print/sheet';
import { accessory } from './accessories';
import { handOf, limb } from './arms';
import { HEIGHT, WIDTH, backdrop } from './backgrounds';
import { creature, creatureFrame } from './creature';
import { dressFor } from './dress';
import type { Dress } from './dress';
import { brows, eyes, mouth } from './features';
import type { Part, Sitter } from './frame';
import { gestureFor } from './gestures';
import { hair } from './hair';
import { humanFrame, humanHead } from './human-head';
import type { Look } from './look';
import { machine, machineFrame } from './machine';
import { clothing } from './outfits';
import { prop } from './props';

const NECK = 318;

function humanPart(sitter: Sitter): Part {
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

function headOf(sitter: Sitter): Part {
  if (sitter.look.build === 'human') return humanPart(sitter);
  const worn = accessory(sitter);
  const base = sitter.look.build === 'creature' ? creature(sitter) : machine(sitter);
  return { back: worn.back + base.back, front: base.front + worn.front };
}

const FRAMES = { human: humanFrame, creature: creatureFrame, machine: machineFrame };

interface Sitting {
  /** The figure without background, 480 × 600 units; its own clip ids. */
  figure: string;
  dress: Dress;
  rng: Rng;
}

/** Draws one character waist-up, for its own portrait or for a group picture. */
export function sitting(slug: string, look: Look): Sitting {
  const rng = rngFor(`portrait:${slug}:${look.species}`);
  const dress = dressFor(look, rng);
  const head = FRAMES[look.build](look, rng);
  const sitter: Sitter = { look, dress, rng, head };
  const gesture = gestureFor(look.prop, rng);
  const worn = clothing(sitter, look.age === 'young' ? 0.92 : look.outfit === 'armor' ? 1.06 : 1);
  const face = headOf(sitter);
  const tilt = rng.range(-4, 4);
  const wide = look.age === 'young' ? 98 : 106;
  const left = limb(sitter, worn.sleeve, [-wide, 62], gesture.left);
  const right = limb(sitter, worn.sleeve, [wide * (head.turn ? 0.88 : 1), 62], gesture.right);
  const neck =
    look.build === 'machine'
      ? ''
      : fill('M-29 -50 H29 V4 Q0 40 -29 4Z', dress.skin) +
        fill('M-29 -30 Q0 10 29 -30 V4 Q0 30 -29 4Z', 'url(#dots)', 'opacity=".5"');
  const onHead = (content: string): string => move(content, 0, -104, tilt);
  const held = prop(sitter, look.prop, gesture.at);
  const figure =
    onHead(face.back) + worn.back + neck + worn.torso + onHead(face.front) +
    left + right + worn.over + held + handOf(sitter, gesture.left) + handOf(sitter, gesture.right); // prettier-ignore
  const mirrored = look.pose === 'three-quarter-left' ? ' scale(-1 1)' : '';
  const shift = head.turn ? -8 : 0;
  const standing = group(figure, `translate(240 ${NECK})${mirrored} translate(${shift} 0)`);
  return {
    figure: standing.replaceAll('"face"', `"face-${slug}"`).replaceAll('#face', `#face-${slug}`),
    dress,
    rng,
  };
}

/** The portrait poster of one character, 480 × 600 units. Same slug and look, same text. */
export function portrait(slug: string, look: Look): string {
  const { figure, dress, rng } = sitting(slug, look);
  const content = backdrop(look.background, dress, rng) + group(figure, '', 'filter="url(#ghost)"');
  return printSheet(
    { width: WIDTH, height: HEIGHT, inks: dress.inks, grain: rng.int(1, 99) },
    content,
  );
}
