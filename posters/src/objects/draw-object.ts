import { shade } from '../print/inks';
import { circle, ellipse, fill, group, line, move, rect } from '../print/svg';

/** Colours of an object: body, detail and third colour, dark and paper. */
export interface ObjectInks {
  a: string;
  b: string;
  t: string;
  d: string;
  p: string;
}

/**
 * Drawings of objects by name, one step per line, later steps in front. A step is an operation and its arguments:
 * `a M0 0 …` fills a path, `a4 M0 0 …` strokes it with width 4, `oa x y r [ry]` is a circle or an ellipse,
 * `ra x y w h [radius]` a rectangle, `@name x y scale turn` another object. The letters `a b t d p` are the colours,
 * `A B T P` their shades, `w` is white and `x` the dark halftone. A step with `|` in front is drawn mirrored as well.
 */
export type Drawings = Readonly<Record<string, string>>;

/** A drawing has a step that cannot be read. */
export class DrawingError extends Error {
  override name = 'DrawingError';
}

function inkOf(letter: string, inks: ObjectInks): string {
  switch (letter) {
    case 'a':
    case 'b':
    case 't':
    case 'd':
    case 'p':
      return inks[letter];
    case 'A':
      return shade(inks.a, 0.28);
    case 'B':
      return shade(inks.b, 0.28);
    case 'T':
      return shade(inks.t, 0.28);
    case 'P':
      return shade(inks.p, 0.16);
    case 'w':
      return '#FFFFFF';
    case 'x':
      return 'url(#dots)';
    default:
      throw new DrawingError(`unknown colour ${letter}`);
  }
}

function drawStep(step: string, inks: ObjectInks, drawings: Drawings): string {
  const [operation = '', ...words] = step.split(' ');
  const numbers = words.map(Number);
  const [x = 0, y = 0, w = 0, h = w, radius = 0] = numbers;
  if (operation.startsWith('@'))
    return move(drawObject(operation.slice(1), inks, drawings), x, y, numbers[3] ?? 0, w || 1);
  const shape = /^([or]?)([abtdpABTPwx])([\d.]*)$/.exec(operation);
  if (!shape) throw new DrawingError(`unknown step ${step}`);
  const [, kind, letter = '', width] = shape;
  const ink = inkOf(letter, inks);
  if (kind === 'o') return words.length > 3 ? ellipse(x, y, w, h, ink) : circle(x, y, w, ink);
  if (kind === 'r') return rect(x, y, w, h, ink, radius ? `rx="${radius}"` : '');
  const path = words.join(' ');
  return width ? line(path, ink, Number(width)) : fill(path, ink);
}

/** Draws an object around the origin: about −60…60 across, standing on y = 50. @throws DrawingError */
export function drawObject(name: string, inks: ObjectInks, drawings: Drawings): string {
  const steps = drawings[name];
  if (steps === undefined) throw new DrawingError(`no drawing is called ${name}`);
  return steps
    .trim()
    .split('\n')
    .map((text) => {
      const step = text.trim();
      if (!step.startsWith('|')) return drawStep(step, inks, drawings);
      const drawn = drawStep(step.slice(1), inks, drawings);
      return drawn + group(drawn, 'scale(-1 1)');
    })
    .join('');
}
