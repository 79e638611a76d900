import { lightness, mix, shade, tint } from '../../print/inks';
import { ellipse, fill, line, rect, repeat } from '../../print/svg';
import { eyeAt } from '../features';
import type { PortraitContext } from '../frame';
import { frontOnly } from './wear';
import type { AccessoryDrawing } from './wear';

export const glasses: AccessoryDrawing = (s) => {
  const { head, colors, rng } = s;
  const ink =
    colors.inks.accent === colors.hair
      ? colors.inks.dark
      : rng.pick([colors.inks.accent, colors.inks.dark, colors.inks.main]);
  const square = rng.chance(0.4);
  const a = eyeAt(head, -1);
  const b = eyeAt(head, 1);
  const far = head.turn ? 0.84 : 1;
  const lens = (x: number, k: number): string =>
    (square
      ? rect(
          x - 25 * k,
          head.eyeY - 20,
          50 * k,
          41,
          '#FFFFFF',
          `rx="9" fill-opacity=".22" stroke="${ink}" stroke-width="6"`,
        )
      : ellipse(
          x,
          head.eyeY,
          25 * k,
          24,
          '#FFFFFF',
          `fill-opacity=".22" stroke="${ink}" stroke-width="6"`,
        )) + line(`M${x - 12 * k} ${head.eyeY - 8} l8 -8`, '#FFFFFF', 4);
  return frontOnly(
    lens(a, 1) +
      lens(b, far) +
      line(
        `M${a + 25} ${head.eyeY - 4} Q${(a + b) / 2} ${head.eyeY - 12} ${b - 25 * far} ${head.eyeY - 4} M${a - 25} ${head.eyeY - 5} L${-head.w + 2} ${head.eyeY - 10}`,
        ink,
        6,
      ),
  );
};

export const scar: AccessoryDrawing = (s) => {
  const x = eyeAt(s.head, s.rng.chance(0.5) ? -1 : 1);
  const y = s.head.eyeY;
  const ink =
    lightness(s.colors.skin) < 0.5 ? tint(s.colors.skin, 0.5) : mix(s.colors.skin, '#B5202B', 0.62);
  return frontOnly(
    line(`M${x - 8} ${y - 42} L${x + 10} ${y + 40}`, ink, 6) +
      line(`M${x - 14} ${y - 26} l14 -6 M${x - 6} ${y + 22} l16 -6 M${x} ${y + 36} l14 -5`, ink, 4),
  );
};

export const eyepatch: AccessoryDrawing = (s) => {
  const { w, eyeY, brim } = s.head;
  const x = eyeAt(s.head, 1);
  return frontOnly(
    line(`M${-w + 2} ${brim.y + 64} L${x} ${eyeY - 16} L${w - 2} ${eyeY + 12}`, '#15121A', 7) +
      fill(
        `M${x - 26} ${eyeY - 22} Q${x} ${eyeY - 30} ${x + 25} ${eyeY - 20} Q${x + 26} ${eyeY + 20} ${x} ${eyeY + 28} Q${x - 26} ${eyeY + 18} ${x - 26} ${eyeY - 22}Z`,
        '#15121A',
      ) +
      fill(`M${x - 10} ${eyeY - 6} l10 -8 l10 8 l-10 16Z`, s.colors.inks.main),
  );
};

export const mask: AccessoryDrawing = (s) => {
  const { w, chin, slide, eyeY, turn } = s.head;
  const { inks } = s.colors;
  const cloth = s.colors.cloth === inks.dark ? inks.main : inks.dark;
  const top = eyeY + 24;
  return frontOnly(
    fill(
      `M${-w + 3} ${top + 4} Q${slide} ${top - 14} ${w - (turn ? 10 : 3)} ${top + 4} Q${w - 8} ${chin - 24} ${slide + 26} ${chin + 4} Q${slide} ${chin + 10} ${slide - 30} ${chin + 3} Q${-w + 8} ${chin - 26} ${-w + 3} ${top + 4}Z`,
      cloth,
    ) +
      line(
        `M${slide - 34} ${top + 26} Q${slide} ${top + 34} ${slide + 30} ${top + 26} M${slide - 28} ${top + 44} Q${slide} ${top + 52} ${slide + 24} ${top + 44}`,
        inks.accent,
        4,
      ) +
      line(`M${-w + 3} ${top + 4} L${-w - 2} ${top - 18}`, cloth, 6),
  );
};

const bristles = (s: PortraitContext): string =>
  rect(s.head.slide - 66, s.head.mouthY - 22, 132, 14, s.colors.inks.third, 'rx="6"') +
  repeat(9, (i) =>
    line(
      `M${s.head.slide - 58 + i * 14.5} ${s.head.mouthY - 12} l${(i - 4) * 3} ${58 - Math.abs(i - 4) * 9}`,
      i % 2 ? s.colors.inks.third : shade(s.colors.inks.third, 0.2),
      10,
    ),
  );

export const beard: AccessoryDrawing = (s) => {
  const { w, chin, slide, mouthY, turn } = s.head;
  if (s.look.build === 'machine') return frontOnly(bristles(s));
  const colour = s.look.build === 'human' ? s.colors.hair : tint(s.colors.skin, 0.4);
  const low = chin + s.rng.range(16, 60);
  return frontOnly(
    fill(
      `M${-w + 4} -4 Q${-w + 18} 34 ${slide - 32} ${mouthY - 12} Q${slide} ${mouthY - 24} ${slide + 32} ${mouthY - 12} Q${w - 16} 34 ${w - (turn ? 12 : 4)} -4 Q${w + 6} 60 ${slide + 40} ${chin} Q${slide + 20} ${low} ${slide} ${low} Q${slide - 26} ${low} ${slide - 46} ${chin} Q${-w - 6} 60 ${-w + 4} -4Z`,
      colour,
    ) +
      fill(
        `M${slide - 23} ${mouthY - 2} Q${slide} ${mouthY - 10} ${slide + 23} ${mouthY - 2} Q${slide + 18} ${mouthY + 18} ${slide} ${mouthY + 18} Q${slide - 18} ${mouthY + 18} ${slide - 23} ${mouthY - 2}Z`,
        shade(s.colors.skin, 0.1),
      ) +
      line(
        `M${slide - 20} ${chin + 4} q6 14 12 16 M${slide + 18} ${chin + 4} q-4 12 -8 16`,
        shade(colour, 0.3),
        4,
      ),
  );
};
