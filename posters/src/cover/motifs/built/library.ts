import { mix, shade } from '../../../print/inks';
import { circle, fill, line, rect, repeat } from '../../../print/svg';
import { H, W, wash } from '../../motif-context';
import type { Motif } from '../motif';

export const library: Motif = (s) => {
  const { rng, inks, light } = s;
  const wood = mix(inks.dark, '#7A4A28', 0.35);
  const books = (x: number, y: number, w: number, h: number): string => {
    let at = x;
    let out = '';
    while (at < x + w - 8) {
      const bw = Math.min(rng.range(8, 20), x + w - at);
      const bh = h * rng.range(0.62, 0.94);
      const ink = rng.pick([inks.main, inks.accent, inks.third, inks.paper, light.mid]);
      out += rng.chance(0.08)
        ? ''
        : rect(at, y + h - bh, bw - 1.5, bh, ink) +
          rect(at, y + h - bh + 8, bw - 1.5, 5, inks.dark, 'opacity=".55"');
      at += bw;
    }
    return out;
  };
  if (rng.chance(0.5)) {
    const rows = repeat(
      6,
      (r) =>
        rect(0, r * 82, W, 82, shade(wood, 0.2)) +
        books(8, r * 82 + 8, 166, 66) +
        books(188, r * 82 + 8, 164, 66) +
        rect(0, r * 82 + 74, W, 9, wood) +
        rect(174, 0, 14, H, wood),
    );
    const ladder =
      line('M236 500 L286 -20 M286 500 L330 -20', inks.paper, 8) +
      repeat(11, (i) => line(`M${240 + i * 4.4} ${460 - i * 44} h48`, inks.paper, 6));
    const nook =
      fill(`M70 ${H} V260 Q180 150 290 260 V${H}Z`, inks.dark) +
      fill(`M84 ${H} V264 Q180 168 276 264 V${H}Z`, light.glow) +
      fill('M84 480 V264 Q180 168 276 264 V480Z', 'url(#dots)', 'opacity=".18"');
    return {
      behind: rows + wash(200, 280, inks.dark, 0.5) + nook + (rng.chance(0.5) ? ladder : ''),
      before:
        rect(0, H - 30, W, 40, wood) +
        repeat(3, (i) =>
          rect(
            12 + i * 6,
            H - 44 - i * 14,
            70 - i * 8,
            13,
            [inks.main, inks.accent, inks.third][i] ?? inks.main,
          ),
        ),
    };
  }
  const deep = repeat(5, (i) => {
    const k = 1 - i * 0.19;
    const [l, t] = [180 - 180 * k, 240 - 250 * k];
    return (
      rect(l, t, 360 * k, 500 * k, i % 2 ? shade(wood, 0.3) : wood) +
      repeat(
        5,
        (r) =>
          books(l + 4, t + r * 96 * k + 8, 62 * k, 78 * k) +
          books(180 + 180 * k - 66 * k, t + r * 96 * k + 8, 62 * k, 78 * k) +
          rect(l, t + r * 96 * k, 70 * k, 6, inks.dark) +
          rect(180 + 110 * k, t + r * 96 * k, 70 * k, 6, inks.dark),
      ) +
      rect(l + 70 * k, t, 220 * k, 500 * k, mix(wood, inks.dark, 0.3 + i * 0.1))
    );
  });
  return {
    behind:
      deep +
      circle(180, 240, 54, light.glow) +
      circle(180, 240, 30, inks.paper) +
      fill('M166 280 L60 490 H300 L194 280Z', light.pop === inks.dark ? inks.main : light.pop) +
      fill('M166 280 L60 490 H300 L194 280Z', 'url(#dots)', 'opacity=".4"') +
      repeat(12, () =>
        rect(
          rng.range(90, 270),
          rng.range(60, 330),
          14,
          10,
          inks.paper,
          `transform="rotate(${rng.int(-40, 40)} 180 200)"`,
        ),
      ),
    before: '',
  };
};
