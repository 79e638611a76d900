import { circle, ellipse, fill, line, move, rect } from '../print/svg';
import { VERMILION, distance } from '../print/inks';
import type { HeadGeometry, PortraitContext } from './frame';
import type { Eyes } from './look';

function eye(kind: Eyes, ink: string, paper: string, iris: string): string {
  switch (kind) {
    case 'round':
      return (
        ellipse(0, 0, 13, 15, paper) + ellipse(1, 1, 9.5, 12, iris) + ellipse(1, 1, 6, 8, ink) +
        circle(4.5, -4.5, 3.6, paper) + line('M-14 -4 Q0 -20 14 -5', ink, 4.5)
      ); // oxfmt-ignore
    case 'almond':
      return (
        fill('M-16 2 Q-2 -15 16 -4 Q6 10 -8 8Z', paper) + circle(0, -2, 8, iris) + circle(0, -2, 4.2, ink) +
        circle(3, -5, 2.4, paper) + line('M-17 2 Q-2 -17 18 -7', ink, 5)
      ); // oxfmt-ignore
    case 'sharp':
      return (
        fill('M-15 4 L-12 -7 L16 -9 Q12 7 -4 8Z', paper) + circle(2, -1, 6.5, iris) + circle(2, -1, 3.4, ink) +
        line('M-16 -9 L17 -10', ink, 6) + line('M-8 10 L6 9', ink, 2.6)
      ); // oxfmt-ignore
    case 'closed':
      return line('M-14 -1 Q0 12 14 -1', ink, 5.4) + line('M-14 0 l-4 5 M14 0 l4 5', ink, 3);
    case 'visor':
      return '';
  }
}

function visor({ colors, head }: PortraitContext): string {
  const { w, slide, eyeY, turn } = head;
  const right = w - (turn ? -2 : 0);
  const band = `M${-w - 3} ${eyeY - 20} Q${slide} ${eyeY - 30} ${right + 3} ${eyeY - 20} L${right + 1} ${eyeY + 12} Q${slide + 8} ${eyeY + 24} ${slide} ${eyeY + 12} Q${slide - 8} ${eyeY + 24} ${-w - 1} ${eyeY + 12}Z`;
  return (
    fill(band, colors.inks.dark) +
    line(
      `M${-w + 12} ${eyeY - 12} Q${slide} ${eyeY - 20} ${right - 12} ${eyeY - 12}`,
      colors.inks.accent,
      5,
    ) +
    line(`M${slide - 34} ${eyeY + 3} h20 M${slide + 16} ${eyeY + 3} h20`, colors.inks.main, 6) +
    fill(`M${-w + 16} ${eyeY + 8} l16 -24 h12 l-16 26Z`, colors.inks.paper, 'opacity=".3"')
  );
}

/** Draws both eyes. */
export function eyes(sitter: PortraitContext): string {
  const { head, look, colors } = sitter;
  if (look.eyes === 'visor') return visor(sitter);
  const { inks, line: ink } = colors;
  const iris = distance(inks.main, colors.skin) > 150 ? inks.main : inks.accent;
  const one = eye(look.eyes, ink, '#FFFBF2', iris);
  const far = head.turn ? 0.8 : 1;
  const place = (side: 1 | -1): string => {
    const x = head.slide + side * head.eyeDx - (head.turn && side > 0 ? 6 : 0);
    const scale = head.eyeScale;
    return `<g transform="translate(${x} ${head.eyeY}) scale(${side > 0 ? scale * far : -scale} ${scale})">${one}</g>`;
  };
  return place(-1) + place(1);
}

/** Draws eyebrows that match the mouth: a smirk raises one, a flat mouth lowers both. */
export function brows({ head, look, colors, rng }: PortraitContext): string {
  if (look.eyes === 'visor') return '';
  const y = head.eyeY - 27 * head.eyeScale;
  const lift = { smile: -2, open: -6, flat: 4, smirk: 0 }[look.mouth];
  const width = look.age === 'old' ? 7 : rng.range(4.5, 6.5);
  const colour =
    look.hairColor === 'white' || look.hairColor === 'silver' ? colors.hair : colors.line;
  const half = (side: 1 | -1): string => {
    const x = head.slide + side * head.eyeDx - (head.turn && side > 0 ? 6 : 0);
    const raise = look.mouth === 'smirk' && side > 0 ? -8 : lift;
    const inner = look.eyes === 'sharp' || look.mouth === 'flat' ? 6 : 0;
    return line(
      `M${x - side * 14} ${y + raise + inner} Q${x} ${y + raise - 8} ${x + side * 16} ${y + raise + 1}`,
      colour,
      width,
    );
  };
  return half(-1) + half(1);
}

/** Draws the mouth; `head.slide` moves it with the turn of the head. */
export function mouth({ head, look, colors }: PortraitContext, scale = 1): string {
  const ink = colors.line;
  const drawn = {
    smile: line('M-19 -2 Q0 15 19 -2', ink, 4.6),
    open:
      fill('M-21 -5 Q0 1 21 -5 Q18 24 0 24 Q-18 24 -21 -5Z', ink) +
      fill('M-17 -3 Q0 2 17 -3 L15 3 Q0 7 -15 3Z', '#FFFBF2') +
      fill('M-11 18 Q0 8 11 18 Q5 24 0 24 Q-5 24 -11 18Z', VERMILION),
    flat: line('M-13 3 L14 2', ink, 5),
    smirk: line('M-15 5 Q4 9 18 -5', ink, 5) + line('M17 -9 q5 3 5 7', ink, 3),
  }[look.mouth];
  return move(drawn, head.slide, head.mouthY, 0, scale);
}

/** A round speaker or bolt for machine cheeks. */
export const bolt = (x: number, y: number, r: number, outer: string, inner: string): string =>
  circle(x, y, r, outer) + circle(x, y, r * 0.55, inner) + rect(x - r * 0.5, y - 1.5, r, 3, outer);

/** Horizontal position of an eye, for glasses, patches and masks. */
export const eyeAt = (head: HeadGeometry, side: 1 | -1): number =>
  head.slide + side * head.eyeDx - (head.turn && side > 0 ? 6 : 0);
