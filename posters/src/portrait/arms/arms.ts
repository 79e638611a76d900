import { BUTT, line } from '../../print/svg';
import { shade, mix } from '../../print/inks';
import type { PortraitContext } from '../frame';
import type { Grip } from './hands';
import { hand } from './hands';

export interface Arm {
  elbow: readonly [number, number];
  wrist: readonly [number, number];
  grip: Grip;
  /** Degrees; defaults to the direction of the forearm. */
  turn?: number;
  flip?: boolean;
}

/** Sleeve of an outfit. */
export interface Sleeve {
  colour: string;
  cuff: string;
  /** Bare forearms show skin. */
  short?: boolean;
  /** Hanging kimono and robe sleeves. */
  wide?: boolean;
  /** Upper arm in another colour than the forearm (armour, overalls). */
  upper?: string;
}

function toward(
  from: readonly [number, number],
  to: readonly [number, number],
  back: number,
): [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [to[0] - ((to[0] - from[0]) / length) * back, to[1] - ((to[1] - from[1]) / length) * back];
}

function hanging(
  elbow: readonly [number, number],
  wrist: readonly [number, number],
  colour: string,
  cuff: string,
): string {
  const [x, y] = toward(elbow, wrist, 12);
  const drop = 74;
  const d = `M${elbow[0]} ${elbow[1] - 20} L${x} ${y - 24} L${x + (x > elbow[0] ? 10 : -10)} ${y + drop * 0.6} Q${(elbow[0] + x) / 2} ${Math.max(elbow[1], y) + drop + 16} ${elbow[0] + (x > elbow[0] ? -16 : 16)} ${elbow[1] + 26}Z`;
  return (
    `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="14" stroke-linejoin="round"/>` +
    line(`M${x} ${y - 26} L${x + (x > elbow[0] ? 11 : -11)} ${y + drop * 0.6}`, cuff, 11)
  );
}

/** Draws an arm: sleeve, cuff and forearm. The hand is separate, because it covers props. */
export function drawArm(
  sitter: PortraitContext,
  sleeve: Sleeve,
  shoulder: readonly [number, number],
  arm: Arm,
): string {
  const { colors, look } = sitter;
  const thick = look.build === 'machine' ? 30 : look.age === 'young' ? 42 : 46;
  const end = toward(arm.elbow, arm.wrist, 6);
  const upper = `M${shoulder[0]} ${shoulder[1]} L${arm.elbow[0]} ${arm.elbow[1]}`;
  const lower = `M${arm.elbow[0]} ${arm.elbow[1]} L${end[0]} ${end[1]}`;
  const dim = mix(shade(sleeve.colour, 0.34), colors.inks.dark, 0.2);
  const upperInk = sleeve.upper ?? sleeve.colour;
  const lowerInk = sleeve.short ? colors.skin : sleeve.colour;
  const lowerWidth = sleeve.short ? thick - 14 : thick - 4;
  const halfway = toward(shoulder, arm.elbow, sleeve.short ? 18 : 0);
  const short = sleeve.short
    ? line(upper, colors.skin, thick - 12) +
      line(`M${shoulder[0]} ${shoulder[1]} L${halfway[0]} ${halfway[1]}`, upperInk, thick + 2) +
      line(
        `M${toward(shoulder, halfway, 5).join(' ')} L${halfway[0]} ${halfway[1]}`,
        sleeve.cuff,
        thick + 3,
        BUTT,
      )
    : line(upper, upperInk, thick);
  const outlineInk = sleeve.short ? colors.skinShade : dim;
  const cuffFrom = toward(arm.elbow, arm.wrist, 18);
  const cuff =
    sleeve.short || sleeve.wide
      ? ''
      : `<path d="M${cuffFrom.join(' ')} L${end.join(' ')}" stroke="${sleeve.cuff}" stroke-width="${thick + 2}" stroke-linecap="butt"/>`;
  const fold = sleeve.short
    ? ''
    : line(`M${arm.elbow[0] * 0.94 - 8} ${arm.elbow[1] - 8} q8 8 18 6`, dim, 3);
  return (
    line(`${lower} L${end[0]} ${end[1] + 2}`, outlineInk, lowerWidth + 5) +
    line(upper, dim, sleeve.short ? thick - 8 : thick + 4) +
    (sleeve.wide ? hanging(arm.elbow, arm.wrist, dim, dim) : '') +
    short +
    line(lower, lowerInk, lowerWidth) +
    (sleeve.wide ? hanging(arm.elbow, arm.wrist, sleeve.colour, sleeve.cuff) : '') +
    cuff +
    fold
  );
}

/** Draws the hand of an arm. */
export function drawHandOfArm(sitter: PortraitContext, arm: Arm): string {
  const dx = arm.wrist[0] - arm.elbow[0];
  const dy = arm.wrist[1] - arm.elbow[1];
  const turn = arm.turn ?? (Math.atan2(dy, dx) * 180) / Math.PI;
  const inward = arm.flip ?? dx < 0;
  return hand(sitter, arm.grip, arm.wrist[0], arm.wrist[1], turn, inward);
}
