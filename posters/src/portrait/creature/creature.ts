import { circle, ellipse, fill, group, line, repeat } from '../../print/svg';
import { lightness, tint } from '../../print/inks';
import type { Rng } from '../../print/rng';
import { ears } from './creature-ears';
import { faceOutline, marks, snout, tail } from './creature-face';
import { brows, eyes, mouth } from '../features';
import type { HeadGeometry, PartLayers, PortraitContext } from '../frame';
import type { Hair, Look } from '../look';
import { findSpecies } from './species';

/** Head geometry of a species. */
export function creatureFrame(look: Look, rng: Rng): HeadGeometry {
  const plan = findSpecies(look.species);
  const turn = look.pose === 'front' ? 0 : 1;
  const beaked = plan.snout === 'beak';
  return {
    w: 86,
    top: -88,
    chin: 92,
    turn,
    slide: turn * 22,
    eyeY: plan.snout === 'frog' ? -70 : beaked ? -4 : -2,
    eyeDx: (plan.face === 'blob' ? 48 : 40) + rng.range(-2, 3),
    eyeScale: (look.age === 'young' ? 1.35 : 1.15) * (beaked ? 1.2 : 1),
    mouthY:
      plan.snout === 'plain'
        ? 50
        : plan.snout === 'frog'
          ? 46
          : beaked
            ? 84
            : plan.snout === 'bunny'
              ? 60
              : 63,
    brim:
      plan.ears === 'cap'
        ? { y: -146, half: 54 }
        : { y: plan.snout === 'frog' ? -84 : -72, half: 62 },
  };
}

/** Mane, tuft or feathers for the hair of a look. */
function tuft(kind: Hair, s: PortraitContext): PartLayers {
  const ink = s.colors.hair;
  const x = s.head.slide * 0.5;
  const front = (drawn: string): PartLayers => ({ back: '', front: drawn });
  const back = (drawn: string): PartLayers => ({ back: drawn, front: '' });
  switch (kind) {
    case 'spikes':
      return front(
        fill(
          `M${x - 46} -70 L${x - 40} -124 L${x - 18} -90 L${x} -142 L${x + 16} -92 L${x + 42} -120 L${x + 44} -70 L${x + 20} -52 L${x} -66 L${x - 22} -50Z`,
          ink,
        ),
      );
    case 'long':
      return back(
        fill(
          'M-96 -40 C-150 60 -140 150 -110 200 L-60 150 L60 150 L110 200 C140 150 150 60 96 -40Z',
          ink,
        ),
      );
    case 'bob':
      return front(
        fill(
          `M-78 -50 Q${x} -120 78 -50 Q60 -56 ${x + 34} -48 Q${x} -36 ${x - 34} -48 Q-60 -56 -78 -50Z`,
          ink,
        ),
      );
    case 'buns':
      return front(
        circle(-44, -100, 24, ink) +
          circle(44, -100, 24, ink) +
          line('M-52 -82 h16 M36 -82 h16', s.colors.inks.accent, 8),
      );
    case 'ponytail':
      return {
        back: fill('M-30 -90 C-160 -150 -190 20 -140 120 C-150 40 -130 -40 -20 -60Z', ink),
        front: fill(
          `M-50 -76 Q${x} -116 54 -74 Q${x + 10} -60 ${x - 20} -44 Q-40 -54 -50 -76Z`,
          ink,
        ),
      };
    case 'braids':
      return front(
        [-1, 1]
          .map(
            (k) =>
              repeat(4, (i) => ellipse(k * (98 + i * 2), 20 + i * 26, 16, 16, ink)) +
              line(`M${k * 104 - 8} 114 h16`, s.colors.inks.accent, 9),
          )
          .join(''),
      );
    case 'curls':
      return front(
        repeat(6, (i) => circle(-50 + i * 20, -78 - Math.sin((i / 5) * 3.14) * 18, 19, ink)) +
          line('M-30 -84 a9 9 0 1 1 10 8 M10 -92 a9 9 0 1 1 10 8', tint(ink, 0.3), 4),
      );
    case 'hood':
      return {
        back: fill('M-128 140 C-160 -40 -90 -128 0 -132 C90 -128 160 -40 128 140Z', s.colors.cloth),
        front: '',
      };
    case 'wolf':
      return back(
        fill(
          'M-90 -50 L-136 -20 L-118 10 L-150 50 L-116 62 L-134 110 L-80 100 L80 100 L134 110 L116 62 L150 50 L118 10 L136 -20 L90 -50Z',
          ink,
        ),
      );
    case 'undercut':
      return front(
        fill(
          `M${x - 40} -70 Q${x - 30} -130 ${x + 50} -112 Q${x + 70} -90 ${x + 30} -84 Q${x + 40} -60 ${x} -56 Q${x - 30} -52 ${x - 40} -70Z`,
          ink,
        ),
      );
    case 'crop':
      return front(
        fill(
          `M${x - 30} -80 L${x - 20} -104 L${x - 4} -86 L${x + 10} -108 L${x + 20} -84 L${x} -62Z`,
          ink,
        ),
      );
    case 'bald':
      return front('');
  }
}

/** Draws the head of a creature. The body is the same as for humans. */
export function creature(s: PortraitContext): PartLayers {
  const plan = findSpecies(s.look.species);
  const { colors, head, look } = s;
  const pale = lightness(colors.skin) > 0.8 ? '#FFFDF7' : tint(colors.skin, 0.62);
  const inner = colors.skin === colors.inks.main ? colors.inks.accent : colors.inks.main;
  const outline = faceOutline(plan.face);
  const pricked = ears(s, plan.ears, inner);
  const mane = plan.snout === 'frog' ? { back: '', front: '' } : tuft(look.hair, s);
  const frogEyes =
    plan.snout === 'frog'
      ? circle(head.slide - head.eyeDx, -70, 32, colors.skin) +
        circle(head.slide + head.eyeDx, -70, 32, colors.skin)
      : '';
  const shadow = fill(
    'M44 -120 Q96 0 20 110 H160 V-120Z',
    'url(#dots)',
    `opacity="${lightness(colors.skin) < 0.3 ? 0.5 : 0.24}"`,
  );
  const aged =
    look.age === 'old'
      ? fill(
          `M${head.slide - 60} -34 Q${head.slide - 40} -62 ${head.slide - 14} -36 L${head.slide - 20} -22 Q${head.slide - 40} -38 ${head.slide - 60} -34Z M${head.slide + 60} -34 Q${head.slide + 40} -62 ${head.slide + 14} -36 L${head.slide + 20} -22 Q${head.slide + 40} -38 ${head.slide + 60} -34Z`,
          '#FFFBF2',
        )
      : '';
  const quiet = plan.snout === 'beak' || look.accessory === 'mask';
  return {
    back: tail(s, plan.tail, pale) + mane.back + pricked.back,
    front:
      `<clipPath id="face"><path d="${outline}"/></clipPath>` + frogEyes + fill(outline, colors.skin) +
      group(marks(s, plan.marks, pale) + shadow, '', 'clip-path="url(#face)"') +
      snout(s, plan.snout, pale) + (quiet ? '' : mouth(s, plan.snout === 'frog' ? 1.9 : plan.snout === 'plain' ? 1.2 : 0.9)) +
      eyes(s) + (look.age === 'old' ? aged : plan.snout === 'frog' ? '' : brows(s)) + mane.front + pricked.front,
  }; // oxfmt-ignore
}
