import { fill, group, line } from '../../../print/svg';

export const palm = (x: number, y: number, k: number, trunk: string, leaf: string): string =>
  line(`M${x} ${y} Q${x + 8 * k} ${y - 50 * k} ${x + 26 * k} ${y - 90 * k}`, trunk, 9 * k) +
  [-150, -110, -60, -20, 20]
    .map((turn) =>
      group(
        fill(
          `M0 0 Q${30 * k} ${-22 * k} ${66 * k} ${6 * k} Q${32 * k} ${-6 * k} 0 ${8 * k}Z`,
          leaf,
        ),
        `translate(${x + 26 * k} ${y - 90 * k}) rotate(${turn})`,
      ),
    )
    .join('');
