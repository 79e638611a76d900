interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A plain dot screen as a pattern definition; fill with `url(#id)`. */
export const screen = (id: string, colour: string, cell = 8, dot = 2.3): string =>
  `<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><circle cx="${cell / 2}" cy="${cell / 2}" r="${dot}" fill="${colour}"/></pattern>`;

const dotAt = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;

/**
 * Halftone dots of variable size. `weight` maps a position (0…1 across and down) to a size: 0 for no dot, 1 for dots
 * that almost touch.
 */
export function ramp(
  area: Area,
  cell: number,
  colour: string,
  weight: (across: number, down: number) => number,
  extra = '',
): string {
  let d = '';
  const rows = Math.ceil(area.h / (cell * 0.87)) + 1;
  const columns = Math.ceil(area.w / cell) + 1;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = column * cell + (row % 2 ? cell / 2 : 0);
      const y = row * cell * 0.87;
      const r = Math.min(1, Math.max(0, weight(x / area.w, y / area.h))) * cell * 0.52;
      if (r > 0.9) d += dotAt(area.x + x, area.y + y, r);
    }
  }
  return d && `<path d="${d}" fill="${colour}"${extra && ` ${extra}`}/>`;
}
