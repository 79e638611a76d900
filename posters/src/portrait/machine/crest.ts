import { circle, fill, line, rect, repeat } from '../../print/svg';
import type { PartLayers, PortraitContext } from '../frame';
import type { Hair } from '../look';

/** Parts on top of a machine, in place of hair. */
export function crest(kind: Hair, s: PortraitContext): PartLayers {
  const { top } = s.head;
  const { main, accent, third, dark } = s.colors.inks;
  const dim = s.colors.hair;
  const back = (drawn: string): PartLayers => ({ back: drawn, front: '' });
  switch (kind) {
    case 'spikes':
      return back(
        repeat(5, (i) =>
          fill(
            `M${-60 + i * 24} ${top + 16} L${-48 + i * 24} ${top - 34 - (i % 2) * 16} L${-36 + i * 24} ${top + 16}Z`,
            i % 2 ? accent : main,
          ),
        ),
      );
    case 'long':
    case 'braids':
    case 'ponytail':
      return back(
        [-1, 1]
          .map((k) =>
            repeat(3, (i) =>
              line(
                `M${k * (80 + i * 8)} -20 C${k * (150 - i * 6)} 20 ${k * (110 + i * 10)} 120 ${k * (140 - i * 14)} ${170 + i * 20}`,
                [dim, main, accent][i] ?? dim,
                11,
              ),
            ),
          )
          .join(''),
      );
    case 'bob':
    case 'hood':
      return back(
        fill(
          `M-132 110 C-150 ${top - 20} -60 ${top - 40} 0 ${top - 40} C60 ${top - 40} 150 ${top - 20} 132 110Z`,
          s.colors.cloth,
        ),
      );
    case 'buns':
      return back(
        circle(-74, top + 4, 30, dim) +
          circle(74, top + 4, 30, dim) +
          circle(-74, top + 4, 13, third) +
          circle(74, top + 4, 13, third),
      );
    case 'curls':
      return back(
        repeat(7, (i) =>
          circle(
            -66 + i * 22,
            top + 2 - Math.sin((i / 6) * 3.14) * 16,
            17,
            'none',
            `stroke="${dim}" stroke-width="8"`,
          ),
        ),
      );
    case 'wolf':
      return back(
        [-1, 1]
          .map((k) =>
            fill(`M${k * 60} ${top + 30} L${k * 128} ${top - 30} L${k * 112} ${top + 70}Z`, dim),
          )
          .join(''),
      );
    case 'undercut':
      return back(
        fill(
          `M-20 ${top + 10} Q-10 ${top - 50} 70 ${top - 34} Q60 ${top - 10} 50 ${top + 10}Z`,
          main,
        ),
      );
    case 'crop':
      return back(
        rect(-40, top - 20, 80, 40, dim, 'rx="10"') +
          repeat(3, (i) => rect(-28 + i * 22, top - 14, 12, 6, dark)),
      );
    case 'bald':
      return back('');
  }
}
