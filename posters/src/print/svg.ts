/** Helpers that return SVG text. `renderSheet` rounds the numbers. */
export const fill = (d: string, colour: string, extra = ''): string =>
  `<path d="${d}" fill="${colour}"${extra && ` ${extra}`}/>`;

/** Pass as `extra` for flat line ends. */
export const BUTT = 'stroke-linecap="butt"';

export const line = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${extra.includes('stroke-linecap') ? '' : 'stroke-linecap="round" '}stroke-linejoin="round"${extra && ` ${extra}`}/>`;

export const circle = (x: number, y: number, r: number, colour: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${extra && ` ${extra}`}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  extra = '',
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${extra && ` ${extra}`}/>`;

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  extra = '',
): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${colour}"${extra && ` ${extra}`}/>`;

export const group = (content: string, transform: string, extra = ''): string =>
  `<g${transform && ` transform="${transform}"`}${extra && ` ${extra}`}>${content}</g>`;

export const move = (content: string, x: number, y: number, turn = 0, scale = 1): string =>
  group(
    content,
    `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}`,
  );

/** Closed polygon from a flat list of points. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join(' L')}Z`;

/** Star or gear outline with `tips` tips between two radii. */
export function star(
  x: number,
  y: number,
  tips: number,
  outer: number,
  inner: number,
  turn = 0,
): string {
  const points = Array.from({ length: tips * 2 }, (_, i): [number, number] => {
    const angle = turn + (i * Math.PI) / tips - Math.PI / 2;
    const radius = i % 2 ? inner : outer;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return polygon(points);
}

/** Joins the results of `count` calls: `repeat(3, i => …)`. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
