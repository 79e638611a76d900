import { group } from '../print/svg';
import type { Rng } from '../print/rng';
import { glyph } from './glyphs';
import type { Glyph } from './glyphs';

export const LETTERINGS = ['slab', 'stencil', 'brush', 'round', 'mono', 'serif'] as const;
export type Lettering = (typeof LETTERINGS)[number];

interface Face {
  weight: number;
  gap: number;
  draw: (letter: Glyph, ink: string, rng: Rng) => string;
}

const stroke = (d: string, ink: string, width: number, cap: 'butt' | 'round' | 'square'): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}"/>`;

/** The ends of an upright stem `M x y L x y2`, or nothing for other strokes. */
function stem(d: string): { x: number; ends: number[] } | undefined {
  const match = /^M([\d.]+) ([\d.]+) L([\d.]+) ([\d.]+)$/.exec(d);
  if (!match || match[1] !== match[3]) return undefined;
  return { x: Number(match[1]), ends: [Number(match[2]), Number(match[4])] };
}

const feet = (letter: Glyph, ink: string, half: number, thick: number): string =>
  letter.strokes
    .map((d) => {
      const upright = stem(d);
      if (!upright) return '';
      const inside = upright.ends.filter((y) => y === 0 || y === 10);
      return inside
        .map((y) =>
          stroke(`M${upright.x - half} ${y} L${upright.x + half} ${y}`, ink, thick, 'butt'),
        )
        .join('');
    })
    .join('');

const FACES: Record<Lettering, Face> = {
  slab: {
    weight: 2.3,
    gap: 3.7,
    draw: (letter, ink) =>
      letter.strokes.map((d) => stroke(d, ink, 2.3, 'square')).join('') + feet(letter, ink, 2, 2),
  },
  stencil: {
    weight: 2.7,
    gap: 3.6,
    draw: (letter, ink) => {
      const cut = letter.width > 3 ? `M${letter.width / 2} -2 V12` : 'M-2 5 H4';
      const id = `cut${Math.round(letter.width * 10)}`;
      return `<mask id="${id}" maskUnits="userSpaceOnUse" x="-4" y="-4" width="18" height="18"><rect x="-4" y="-4" width="18" height="18" fill="#fff"/><path d="${cut}" stroke="#000" stroke-width=".62"/></mask><g mask="url(#${id})">${letter.strokes.map((d) => stroke(d, ink, 2.7, 'square')).join('')}</g>`;
    },
  },
  brush: {
    weight: 2.2,
    gap: 2.9,
    draw: (letter, ink, rng) =>
      group(
        letter.strokes
          .map(
            (d) =>
              stroke(d, ink, rng.range(1.7, 2.7), 'round') +
              group(
                stroke(d, ink, 0.5, 'round'),
                `translate(${rng.range(-1.5, 1.5)} ${rng.range(-1, 1.4)})`,
              ) +
              group(
                stroke(d, ink, 0.3, 'round'),
                `translate(${rng.range(-2, 2)} ${rng.range(-1, 1)})`,
              ),
          )
          .join(''),
        `rotate(${rng.range(-5, 4).toFixed(2)} 3 5) skewX(-7) translate(0 ${rng.range(-0.7, 0.7).toFixed(2)})`,
      ),
  },
  round: {
    weight: 2.8,
    gap: 3.7,
    draw: (letter, ink) => letter.strokes.map((d) => stroke(d, ink, 2.8, 'round')).join(''),
  },
  mono: {
    weight: 1.15,
    gap: 2.6,
    draw: (letter, ink) => letter.strokes.map((d) => stroke(d, ink, 1.15, 'square')).join(''),
  },
  serif: {
    weight: 2,
    gap: 3.1,
    draw: (letter, ink) =>
      letter.strokes
        .map((d) => stroke(d, ink, stem(d) ? 2.3 : d.includes('C') ? 1.5 : 1, 'butt'))
        .join('') + feet(letter, ink, 1.9, 0.6),
  },
};

function lineWidth(text: string, face: Face): number {
  return (
    [...text].reduce((sum, letter) => sum + glyph(letter).width + face.gap, -face.gap) + face.weight
  );
}

/** Splits a title into at most three lines of similar width. */
export function breakTitle(title: string): string[] {
  const words = title
    .toUpperCase()
    .replace(/’/g, "'")
    .replace(/[^A-Z0-9&'!.: -]/g, '')
    .split(' ')
    .filter(Boolean);
  if (words.length <= 1 || words.join(' ').length <= 7) return [words.join(' ')];
  const wanted = words.length === 2 ? 2 : Math.min(3, Math.ceil(words.join(' ').length / 9));
  const target = words.join(' ').length / wanted;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const fits =
      last !== undefined && (last.length + word.length / 2 < target || lines.length === wanted);
    if (fits) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Rendered lettering with its height, for the layout. */
export interface SetTitle {
  height: number;
  draw: (ink: string) => string;
}

/** Renders a title with each line scaled to `width`, within `maxHeight`; centred or flush left. */
export function setTitle(
  title: string,
  lettering: Lettering,
  width: number,
  maxHeight: number,
  rng: Rng,
  flush: 'middle' | 'left' = 'middle',
): SetTitle {
  const face = FACES[lettering];
  const seeds = breakTitle(title).map((text) => {
    const natural = lineWidth(text, face);
    return { text, natural, scale: Math.min(width / natural, 8.4) };
  });
  const leading = (scale: number): number => scale * (10 + face.weight) + 9;
  const total = seeds.reduce((sum, line) => sum + leading(line.scale), -9);
  const shrink = Math.min(1, maxHeight / total);
  return {
    height: total * shrink,
    draw: (ink) => {
      let y = 0;
      return seeds
        .map(({ text, natural, scale }) => {
          const size = scale * shrink;
          let x = face.weight / 2;
          const letters = [...text].map((character) => {
            const letter = glyph(character);
            const drawn = group(
              face.draw(letter, ink, rng),
              `translate(${x.toFixed(2)} ${(face.weight / 2).toFixed(2)})`,
            );
            x += letter.width + face.gap;
            return drawn;
          });
          const left = flush === 'left' ? 0 : (width - natural * size) / 2;
          const placed = `<g transform="translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(4)})">${letters.join('')}</g>`;
          y += leading(scale) * shrink;
          return placed;
        })
        .join('');
    },
  };
}
