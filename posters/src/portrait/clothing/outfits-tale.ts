import { shade, tint } from '../../print/inks';
import { circle, fill, group, line, rect, star, repeat } from '../../print/svg';
import { createClothing, plainCloth, centerOffset } from './tailoring';
import type { OutfitDrawing } from './tailoring';

export const armor: OutfitDrawing = (s, path) => {
  const { trim, inks, cloth } = s.colors;
  const x = centerOffset(s);
  const steel = s.rng.chance(0.5) ? '#C2CCD6' : tint(cloth, 0.15);
  const plateDim = shade(steel, 0.32);
  const pauldron = (side: 1 | -1): string => {
    const k = side * (s.head.turn && side > 0 ? 0.88 : 1);
    return (
      fill(
        `M${k * 66} 20 Q${k * 120} -6 ${k * 156} 46 Q${k * 168} 84 ${k * 150} 104 Q${k * 116} 84 ${k * 84} 92Z`,
        steel,
      ) +
      line(`M${k * 78} 60 Q${k * 124} 48 ${k * 156} 78`, plateDim, 5) +
      line(`M${k * 84} 92 Q${k * 116} 84 ${k * 150} 104`, trim, 7) +
      circle(k * 104, 42, 6, trim)
    );
  };
  return createClothing(
    plainCloth(s, path, steel) +
      fill(
        `M${x} 18 V290 H${s.head.turn ? 84 : 98} L${s.head.turn ? 94 : 108} 20Z`,
        'url(#dots)',
        'opacity=".3"',
      ) +
      line(
        `M${x - 84} 132 Q${x} 186 ${x + 84} 132 M${x - 84} 206 Q${x} 244 ${x + 84} 206`,
        plateDim,
        5,
      ) +
      line(`M${x} 30 V300`, plateDim, 4) +
      fill(
        `M${x - 44} -14 L${x - 50} 26 Q${x} 56 ${x + 48} 26 L${x + 44} -14 Q${x} 20 ${x - 44} -14Z`,
        plateDim,
      ) +
      fill(star(x, 96, 4, 34, 13), trim) +
      circle(x, 96, 9, inks.dark),
    { colour: plateDim, cuff: steel, upper: cloth },
    { over: pauldron(-1) + pauldron(1) },
  );
};

export const kimono: OutfitDrawing = (s, path) => {
  const { cloth, trim, inks } = s.colors;
  const x = centerOffset(s);
  const flowers = repeat(6, (i) =>
    group(
      repeat(5, (p) =>
        circle(0, -9, 6.5, i % 2 ? inks.third : trim, `transform="rotate(${p * 72})"`),
      ) + circle(0, 0, 4, inks.main),
      `translate(${[-84, 78, -60, 86, -88, 64][i] ?? 0} ${[90, 130, 168, 66, 250, 262][i] ?? 0})`,
    ),
  );
  return createClothing(
    plainCloth(s, path) +
      flowers +
      fill(`M${x - 40} -6 L${x - 66} 24 L${x + 30} 190 L${x + 60} 150Z`, shade(cloth, 0.25)) +
      fill(`M${x + 38} -6 L${x + 62} 22 L${x - 46} 196 L${x - 62} 150Z`, trim) +
      fill(`M${x + 30} 4 L${x + 40} 14 L${x - 30} 150 L${x - 44} 140Z`, inks.paper) +
      fill('M-102 190 H102 V262 H-102Z', inks.dark) +
      rect(-104, 218, 208, 14, inks.third) +
      rect(x - 18, 206, 36, 38, inks.main, 'rx="8"'),
    { colour: cloth, cuff: trim, wide: true },
  );
};

export const robe: OutfitDrawing = (s, path) => {
  const { cloth, trim, inks } = s.colors;
  const x = centerOffset(s);
  return createClothing(
    plainCloth(s, path) +
      fill(
        `M${x - 42} -8 L${x - 70} 26 Q${x} 120 ${x} 300 L${x + 26} 300 Q${x + 20} 130 ${x + 44} -6 L${x} 40Z`,
        shade(cloth, 0.28),
      ) +
      line(
        `M${x - 56} 20 Q${x} 110 ${x + 6} 300 M${x + 52} 14 Q${x + 30} 70 ${x + 16} 110`,
        trim,
        10,
      ) +
      repeat(3, (i) => fill(star(-74 + i * 6, 110 + i * 60, 4, 13, 4), trim)) +
      repeat(2, (i) => fill(star(70, 130 + i * 80, 4, 13, 4), trim)) +
      line('M-100 216 Q0 244 100 210', inks.third, 12) +
      fill('M-30 226 l-8 60 l16 0 l4 -56Z', inks.third),
    { colour: cloth, cuff: trim, wide: true },
  );
};

export const cape: OutfitDrawing = (s, path) => {
  const { cloth, trim, inks } = s.colors;
  const x = centerOffset(s);
  const lining = shade(trim, 0.2);
  return createClothing(
    plainCloth(s, path, shade(cloth, 0.18)) +
      line(`M${x} 30 V300`, inks.dark, 4) +
      rect(-102, 222, 204, 26, inks.dark) +
      rect(x - 20, 216, 40, 38, inks.third, 'rx="6"') +
      line(`M${x - 70} 90 L${x + 64} 180`, inks.dark, 12),
    { colour: shade(cloth, 0.18), cuff: inks.third },
    {
      back:
        fill('M-70 -6 C-150 30 -214 170 -206 300 L206 300 C214 170 150 30 70 -6Z', lining) +
        fill(
          'M-70 -6 C-150 30 -214 170 -206 300 L-160 300 C-170 180 -130 60 -70 -6Z M70 -6 C150 30 214 170 206 300 L160 300 C170 180 130 60 70 -6Z',
          'url(#dots)',
          'opacity=".4"',
        ),
      over:
        fill(
          `M-76 -16 Q${x} 34 78 -14 Q142 14 138 66 Q84 34 ${x} 76 Q-84 34 -138 66 Q-142 14 -76 -16Z`,
          trim,
        ) +
        line(`M-138 66 Q-84 34 ${x} 76 Q84 34 138 66`, lining, 6) +
        circle(x, 62, 17, inks.third) +
        circle(x, 62, 8, inks.main),
    },
  );
};
