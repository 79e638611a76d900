import { circle, ellipse, fill, group, line, rect } from '../../print/svg';
import { shade, tint } from '../../print/inks';
import type { PortraitContext } from '../frame';

export type Grip = 'fist' | 'open' | 'cup' | 'point' | 'peace';

interface HandInks {
  skin: string;
  dim: string;
  light: string;
}

/* A hand starts at the wrist (0,0) and reaches along +x; thumb on the -y side. */
const fist = ({ skin, dim }: HandInks): string =>
  rect(-12, -16, 26, 32, skin, 'rx="10"') +
  rect(-2, -21, 42, 42, skin, 'rx="17"') +
  line('M20 -10 h18 M20 0 h19 M20 10 h18', dim, 3) +
  line('M4 -17 Q20 -20 26 -8', dim, 13) +
  line('M4 -18 Q19 -21 25 -9', skin, 10);

const fingers = (paths: readonly string[], { skin, dim }: HandInks): string =>
  paths.map((d) => line(d, dim, 14) + line(d, skin, 12)).join('');

const open = (inks: HandInks): string =>
  fingers(
    ['M30 -14 L56 -26', 'M34 -5 L66 -8', 'M34 5 L65 9', 'M28 14 L56 24', 'M8 -14 L24 -40'],
    inks,
  ) +
  rect(-12, -15, 24, 30, inks.skin, 'rx="10"') +
  ellipse(20, 0, 22, 21, inks.skin) +
  line('M12 -6 Q22 2 18 14', inks.dim, 3);

const cup = (inks: HandInks): string =>
  rect(-12, -14, 28, 28, inks.skin, 'rx="10"') +
  fingers(['M20 -10 Q44 -12 52 -20', 'M20 -2 Q48 0 58 -8', 'M20 8 Q46 12 56 4'], inks) +
  ellipse(16, 2, 20, 17, inks.skin) +
  fingers(['M6 -10 Q18 -26 30 -26'], inks);

const point = (inks: HandInks): string => fingers(['M22 -10 L62 -14'], inks) + fist(inks);

const peace = (inks: HandInks): string =>
  fingers(['M22 -8 L62 -24', 'M24 2 L68 4'], inks) + fist(inks);

const HUMAN: Record<Grip, (inks: HandInks) => string> = { fist, open, cup, point, peace };

function paw({ skin, dim, light }: HandInks, grip: Grip): string {
  const pad = rect(-14, -22, 54, 46, skin, 'rx="22"');
  if (grip === 'open' || grip === 'peace' || grip === 'point')
    return (
      pad +
      circle(36, -16, 11, skin) +
      circle(44, 0, 12, skin) +
      circle(36, 16, 11, skin) +
      ellipse(16, 2, 12, 11, light) +
      circle(36, -15, 5, light) +
      circle(43, 0, 5.5, light) +
      circle(36, 15, 5, light)
    );
  return pad + line('M24 -10 h14 M26 1 h15 M24 12 h13', dim, 4);
}

const wing = ({ skin, dim }: HandInks): string =>
  fill('M-16 -24 Q24 -34 50 -18 Q60 -10 46 -6 Q62 0 48 6 Q58 14 42 16 Q30 30 -16 24Z', skin) +
  line('M16 -12 L40 -8 M18 2 L44 4 M14 14 L34 14', dim, 3.4);

function claw({ skin, dim, light }: HandInks): string {
  const finger = (turn: number): string =>
    group(
      line('M6 0 Q24 -16 42 -6', dim, 15) + line('M6 0 Q24 -16 42 -6', skin, 11),
      `rotate(${turn})`,
    );
  return (
    finger(-30) +
    finger(20) +
    group(line('M6 0 Q22 16 38 8', dim, 15) + line('M6 0 Q22 16 38 8', skin, 11), 'rotate(22)') +
    circle(0, 0, 17, dim) +
    circle(0, 0, 9, light)
  );
}

/** Draws a hand, paw, wing tip or gripper; `turn` is the direction of the arm in degrees. */
export function hand(
  sitter: PortraitContext,
  grip: Grip,
  x: number,
  y: number,
  turn: number,
  flip = false,
): string {
  const { colors, look } = sitter;
  const inks = { skin: colors.skin, dim: colors.skinShade, light: tint(colors.skin, 0.45) };
  const feathered = /owl|bird|crow|penguin|parrot|duck|chick|sparrow|crane|raven|hawk/.test(
    look.species,
  );
  const drawn =
    look.build === 'machine'
      ? claw({ ...inks, dim: shade(colors.skin, 0.5), light: colors.inks.accent })
      : look.build === 'human'
        ? HUMAN[grip](inks)
        : feathered
          ? wing(inks)
          : paw(inks, grip);
  return group(
    drawn,
    `translate(${x} ${y}) rotate(${turn.toFixed(1)}) scale(1.08 ${flip ? -1.08 : 1.08})`,
  );
}
