import { mix } from '../../../print/inks';
import { fill, line, rect, repeat } from '../../../print/svg';
import { H, wash, weather } from '../../motif-context';
import type { Motif } from '../motif';
import { sunAt } from './sun';

export const desert: Motif = (s) => {
  const { light, rng, horizon } = s;
  const cactus = (x: number, y: number, k: number): string =>
    line(
      `M${x} ${y} v${-90 * k} M${x} ${y - 40 * k} h${-22 * k} v${-26 * k} M${x} ${y - 28 * k} h${22 * k} v${-34 * k}`,
      light.near,
      15 * k,
    );
  const mesa = (x: number, w: number, h: number): string =>
    fill(
      `M${x - w} ${horizon + 30} L${x - w * 0.7} ${horizon - h} H${x + w * 0.7} L${x + w} ${horizon + 30}Z`,
      light.far,
    ) + repeat(3, (i) => rect(x - w * 0.72, horizon - h + 14 + i * 20, w * 1.44, 6, light.mid));
  const dunes = repeat(
    3,
    (i) =>
      fill(
        `M-10 ${H} V${horizon + 30 + i * 60} Q${90 + i * 70} ${horizon - 30 + i * 70} ${200 + i * 20} ${horizon + 50 + i * 56} T370 ${horizon + 10 + i * 66} V${H}Z`,
        [light.mid, mix(light.mid, light.near, 0.4), light.near][i] ?? light.near,
      ) + (i < 2 ? wash(horizon + 30 + i * 60, 130, s.inks.dark, 0.32) : ''),
  );
  return {
    behind:
      sunAt(s) +
      weather(s) +
      (rng.chance(0.6)
        ? mesa(rng.range(40, 120), rng.range(50, 90), rng.range(50, 120)) +
          mesa(rng.range(220, 330), rng.range(30, 70), rng.range(30, 90))
        : fill(`M60 ${horizon + 40} L170 ${horizon - 110} L280 ${horizon + 40}Z`, light.far) +
          fill(`M170 ${horizon - 110} L280 ${horizon + 40} H200Z`, light.mid)) +
      dunes,
    before:
      cactus(rng.range(24, 60), H - 6, rng.range(0.9, 1.5)) +
      (rng.chance(0.5) ? cactus(rng.range(310, 340), H - 20, 0.8) : ''),
  };
};
