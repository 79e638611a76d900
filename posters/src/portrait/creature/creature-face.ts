import { BUTT, circle, ellipse, fill, line, repeat } from '../../print/svg';
import { shade } from '../../print/inks';
import type { PortraitContext } from '../frame';
import type { Species } from './species';

const FACES: Record<Species['face'], string> = {
  wedge:
    'M-84 -28 C-84 -104 84 -104 84 -28 Q90 -6 124 26 Q92 38 84 36 Q44 92 0 94 Q-44 92 -84 36 Q-92 38 -124 26 Q-90 -6 -84 -28Z',
  round: 'M-92 0 C-94 -110 94 -110 92 0 C94 62 50 92 0 92 C-50 92 -94 62 -92 0Z',
  wide: 'M-98 6 C-104 -104 104 -104 98 6 L114 40 L92 44 L98 66 Q50 96 0 94 Q-50 96 -98 66 L-92 44 L-114 40Z',
  tall: 'M-90 -20 C-90 -112 90 -112 90 -20 C96 44 70 96 0 96 C-70 96 -96 44 -90 -20Z',
  blob: 'M-104 18 C-110 -86 110 -86 104 18 C108 74 50 90 0 90 C-50 90 -108 74 -104 18Z',
};

export const faceOutline = (kind: Species['face']): string => FACES[kind];

/** Markings on the fur; the caller clips them to the face. */
export function marks(s: PortraitContext, kind: Species['marks'], pale: string): string {
  const { slide, eyeY, eyeDx } = s.head;
  const dark = s.colors.hair;
  switch (kind) {
    case 'mask':
      return fill(
        `M${slide} -16 Q${slide - 34} 30 -140 14 V120 H140 V14 Q${slide + 34} 30 ${slide} -16Z`,
        pale,
      );
    case 'goggles':
      return (
        fill(
          `M${slide} 0 Q${slide - 40} -40 -100 8 Q-100 60 -60 46 Q${slide - 20} 40 ${slide} 14 Q${slide + 20} 40 60 46 Q100 60 100 8 Q${slide + 40} -40 ${slide} 0Z`,
          dark,
        ) +
        fill(
          `M${slide - 40} -40 Q-60 -44 -90 -14 L-78 -32 Q-60 -56 ${slide - 30} -52Z M${slide + 40} -40 Q60 -44 90 -14 L78 -32 Q60 -56 ${slide + 30} -52Z`,
          pale,
        )
      );
    case 'patches':
      return (
        ellipse(slide + eyeDx, eyeY - 6, 38, 44, dark) +
        fill(
          `M${slide - 14} -110 Q${slide} -20 ${slide} 0 Q${slide} -20 ${slide + 14} -110Z`,
          pale,
        ) +
        ellipse(slide, 60, 60, 50, pale)
      );
    case 'stripes':
      return (
        fill(
          `M${slide - 8} -100 L${slide} -42 L${slide + 8} -100Z M${slide - 36} -100 L${slide - 24} -50 L${slide - 18} -100Z M${slide + 18} -100 L${slide + 24} -50 L${slide + 36} -100Z M-120 6 L-60 18 L-120 24Z M120 6 L60 18 L120 24Z M-120 36 L-62 38 L-110 54Z M120 36 L62 38 L110 54Z`,
          dark,
        ) + ellipse(slide, 56, 44, 36, pale)
      );
    case 'discs':
      return (
        ellipse(slide - eyeDx, eyeY + 2, 42, 46, pale) +
        ellipse(slide + eyeDx, eyeY + 2, 42, 46, pale) +
        fill(`M${slide - 30} -100 L${slide} -22 L${slide + 30} -100Z`, dark)
      );
    case 'belly':
      return ellipse(slide, 66, 66, 44, pale);
    case 'spots':
      return repeat(5, (i) =>
        circle(
          [-70, -40, 62, 78, 30][i] ?? 0,
          [-40, -66, -52, -16, -74][i] ?? 0,
          [10, 7, 11, 6, 6][i] ?? 6,
          dark,
          'opacity=".7"',
        ),
      );
    case 'none':
      return '';
  }
}

/** Nose, snout or beak, and the area of the mouth. */
export function snout(s: PortraitContext, kind: Species['snout'], pale: string): string {
  const { slide: x } = s.head;
  const { line: ink, skinShade, inks } = s.colors;
  const nose = (y: number, w: number): string =>
    fill(
      `M${x - w} ${y} Q${x} ${y - 12} ${x + w} ${y} Q${x + w * 0.6} ${y + 15} ${x} ${y + 17} Q${x - w * 0.6} ${y + 15} ${x - w} ${y}Z`,
      ink,
    ) + ellipse(x - w * 0.3, y, w * 0.28, 2.6, '#FFFFFF', 'opacity=".7"');
  const whiskers = line(
    `M${x - 42} 44 l-50 -10 M${x - 42} 52 l-52 4 M${x + 42} 44 l50 -10 M${x + 42} 52 l52 4`,
    ink,
    2.6,
    'opacity=".7"',
  );
  const stem = line(`M${x} 50 V58`, ink, 3.6);
  switch (kind) {
    case 'fox':
      return ellipse(x + x * 0.4, 54, 36, 30, pale) + nose(32, 18) + stem;
    case 'cat':
      return (
        ellipse(x - 19, 54, 26, 22, pale) +
        ellipse(x + 19, 54, 26, 22, pale) +
        fill(`M${x - 11} 34 Q${x} 28 ${x + 11} 34 L${x} 46Z`, inks.main) +
        stem +
        whiskers
      );
    case 'bear':
      return ellipse(x, 52, 46, 36, pale) + nose(30, 20) + stem;
    case 'bunny':
      return (
        ellipse(x - 16, 52, 22, 19, pale) +
        ellipse(x + 16, 52, 22, 19, pale) +
        fill(`M${x - 9} 34 Q${x} 29 ${x + 9} 34 L${x} 43Z`, inks.main) +
        `<rect x="${x - 10}" y="66" width="9" height="17" rx="3" fill="#FFFBF2"/><rect x="${x + 1}" y="66" width="9" height="17" rx="3" fill="#FFFBF2"/>` +
        whiskers
      );
    case 'beak':
      return (
        fill(
          `M${x - 20} 24 Q${x} 10 ${x + 20} 24 Q${x + 12} 58 ${x} 74 Q${x - 12} 58 ${x - 20} 24Z`,
          inks.third,
        ) +
        fill(
          `M${x} 14 Q${x + 14} 16 ${x + 20} 24 Q${x + 12} 58 ${x} 74Z`,
          'url(#dots)',
          'opacity=".4"',
        ) +
        line(`M${x - 16} 40 Q${x} 34 ${x + 16} 40`, shade(inks.third, 0.45), 3.4)
      );
    case 'frog':
      return (
        circle(x - 7, 26, 3, ink) +
        circle(x + 7, 26, 3, ink) +
        ellipse(-76, 46, 18, 11, '#FF5B3A', 'opacity=".4"') +
        ellipse(76, 46, 18, 11, '#FF5B3A', 'opacity=".4"')
      );
    case 'dragon':
      return (
        fill(
          `M${x - 50} 26 Q${x} 8 ${x + 50} 26 Q${x + 62} 66 ${x + 34} 84 Q${x} 94 ${x - 34} 84 Q${x - 62} 66 ${x - 50} 26Z`,
          pale,
        ) +
        ellipse(x - 22, 34, 7, 5, ink) +
        ellipse(x + 22, 34, 7, 5, ink) +
        fill(`M${x - 30} 66 l6 14 l8 -12Z M${x + 16} 68 l8 12 l6 -14Z`, '#FFFBF2')
      );
    case 'trunk':
      return (
        ellipse(x, 50, 38, 28, skinShade) +
        ellipse(x - 14, 48, 7, 10, ink) +
        ellipse(x + 14, 48, 7, 10, ink)
      );
    case 'plain':
      return (
        circle(x - 5, 32, 2.6, ink) +
        circle(x + 5, 32, 2.6, ink) +
        ellipse(-66, 40, 17, 11, '#FF5B3A', 'opacity=".45"') +
        ellipse(66, 40, 17, 11, '#FF5B3A', 'opacity=".45"')
      );
  }
}

/** A tail beside the body; head coordinates. */
export function tail(s: PortraitContext, kind: Species['tail'], pale: string): string {
  const { skin, hair } = s.colors;
  switch (kind) {
    case 'brush':
      return (
        fill(
          'M-90 330 C-210 320 -226 200 -176 120 C-150 90 -128 100 -132 130 C-150 190 -110 210 -80 260Z',
          skin,
        ) +
        fill(
          'M-176 120 C-150 90 -128 100 -132 130 Q-150 160 -140 186 L-164 172 L-166 196 L-196 184 Q-192 150 -176 120Z',
          pale,
        )
      );
    case 'thin':
      return line('M-80 330 C-200 330 -220 250 -180 200 Q-160 170 -184 150', skin, 24);
    case 'ringed':
      return (
        line('M-80 340 C-190 330 -210 230 -170 160', skin, 48) +
        line('M-186 212 L-146 196 M-192 250 L-150 240 M-176 296 L-148 266', hair, 16, BUTT)
      );
    case 'puff':
      return circle(-128, 300, 40, pale);
    case 'spade':
      return (
        line('M-80 340 C-200 330 -210 240 -176 190', skin, 32) +
        fill('M-206 206 L-168 120 L-140 204Z', hair)
      );
    case 'paddle':
      return fill('M-80 340 C-220 340 -224 200 -160 150 C-150 210 -130 230 -80 280Z', hair);
    case 'shell':
      return (
        fill('M-200 420 C-230 150 -120 84 0 84 C120 84 230 150 200 420Z', hair) +
        repeat(4, (i) =>
          fill(`M${-148 + i * 68} 200 l30 -34 l34 0 l26 34 l-24 44 h-42Z`, pale, 'opacity=".35"'),
        ) +
        line('M-186 300 Q-160 120 0 100 Q160 120 186 300', pale, 7)
      );
    case 'spiral':
      return (
        circle(-118, 210, 96, hair) +
        circle(-118, 210, 70, pale) +
        circle(-110, 214, 50, hair) +
        circle(-104, 218, 28, pale) +
        circle(-100, 220, 12, hair)
      );
    case 'none':
      return '';
  }
}
