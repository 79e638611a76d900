import { fill, group, line } from '../print/svg';
import { lightness } from '../print/inks';
import type { HeadGeometry, PortraitContext } from './frame';
import type { Look } from './look';
import type { Rng } from '../print/rng';

/** Head geometry of a human, by age and seed. */
export function humanFrame(look: Look, rng: Rng): HeadGeometry {
  const young = look.age === 'young';
  const turn = look.pose === 'front' ? 0 : 1;
  const w = (young ? 75 : look.age === 'old' ? 68 : 71) + rng.range(-3, 3);
  const tall =
    look.hair === 'bald' ? 0 : look.hair === 'curls' ? 30 : look.hair === 'spikes' ? 26 : 16;
  return {
    w,
    top: -96,
    chin: (young ? 80 : 92) + rng.range(-3, 5),
    turn,
    slide: turn * 20,
    eyeY: young ? 10 : 4,
    eyeDx: (young ? 34 : 31) + rng.range(-2, 3),
    eyeScale: young ? 1.16 : look.age === 'old' ? 0.9 : 1,
    mouthY: young ? 52 : 56,
    brim: { y: -96 + 34 - tall, half: w * 0.86 },
  };
}

function outline({ w, top, chin, turn }: HeadGeometry, jaw: number): string {
  if (turn === 0) {
    return `M${-w} -18 C${-w} -78 ${-w * 0.6} ${top} 0 ${top} C${w * 0.6} ${top} ${w} -78 ${w} -18 C${w} 36 ${jaw} ${chin} 0 ${chin} C${-jaw} ${chin} ${-w} 36 ${-w} -18Z`;
  }
  return `M${-w} -18 C${-w} -78 ${-w * 0.6} ${top} 4 ${top} C${w * 0.66} ${top} ${w + 1} -74 ${w - 4} -26 Q${w - 8} -12 ${w - 5} 2 C${w + 1} 20 ${w - 8} 44 ${jaw + 12} ${chin - 14} Q36 ${chin} 18 ${chin} C${-jaw * 0.7} ${chin} ${-w} 46 ${-w} -18Z`;
}

const ear = (x: number, y: number, side: 1 | -1, skin: string, inner: string): string =>
  fill(
    `M${x} ${y - 16} C${x + side * 14} ${y - 30} ${x + side * 28} ${y - 16} ${x + side * 20} ${y + 8} Q${x + side * 14} ${y + 26} ${x} ${y + 16}Z`,
    skin,
  ) + line(`M${x + side * 7} ${y - 8} q${side * 9} -4 ${side * 5} 12`, inner, 3);

/** Draws skull, ears and shading of a human, without features. */
export function humanHead({ head, colors, rng, look }: PortraitContext): string {
  const { w, chin, turn, slide } = head;
  const jaw = rng.range(30, 46) + (look.age === 'young' ? 6 : 0);
  const face = outline(head, jaw);
  const { skin, skinShade, line: ink } = colors;
  const ears = turn
    ? ear(-w + 8, 8, -1, skin, skinShade)
    : ear(-w + 3, 8, -1, skin, skinShade) + ear(w - 3, 8, 1, skin, skinShade);
  const screenOpacity = lightness(skin) < 0.45 ? 0.5 : 0.26;
  const shadeSide = `M${w * 0.42} -120 Q${w * 0.9} 0 ${w * 0.1} ${chin + 10} L${w + 30} ${chin + 10} V-120Z`;
  const warm = lightness(skin) < 0.45 ? 0.34 : 0.4;
  const cheeks = [-1, 1]
    .map((side) => {
      const x = slide + side * (head.eyeDx + 8) - (turn && side > 0 ? 8 : 0);
      return `<ellipse cx="${x}" cy="${head.eyeY + 30}" rx="${turn && side > 0 ? 11 : 16}" ry="13" fill="#FF5B3A" opacity="${warm}"/>`;
    })
    .join('');
  const wrinkles =
    look.age === 'old'
      ? line(
          `M${slide - 22} ${head.mouthY - 20} q-10 12 -8 24 M${slide + 22} ${head.mouthY - 20} q10 12 6 24`,
          skinShade,
          3.4,
        ) + line(`M${slide - 26} -44 q26 -8 52 0 M${slide - 20} -56 q20 -6 40 0`, skinShade, 3)
      : '';
  const nose = turn
    ? line(
        `M${slide + 10} ${head.eyeY + 2} Q${slide + 26} ${head.eyeY + 26} ${slide + 22} ${head.eyeY + 30} Q${slide + 14} ${head.eyeY + 36} ${slide + 4} ${head.eyeY + 32}`,
        ink,
        3.6,
      )
    : line(`M-2 ${head.eyeY + 16} q11 13 -6 15`, ink, 3.6);
  return (
    `<clipPath id="face"><path d="${face}"/></clipPath>` +
    ears +
    fill(face, skin) +
    group(
      fill(shadeSide, 'url(#dots)', `opacity="${screenOpacity}"`) + cheeks,
      '',
      'clip-path="url(#face)"',
    ) +
    wrinkles +
    nose
  );
}
