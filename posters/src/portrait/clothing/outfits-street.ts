import { lightness, shade, tint } from '../../print/inks';
import { circle, fill, line, rect, star, repeat } from '../../print/svg';
import { createClothing, plainCloth, centerOffset } from './tailoring';
import type { OutfitDrawing } from './tailoring';

export const hoodie: OutfitDrawing = (s, path) => {
  const { cloth, trim } = s.colors;
  const x = centerOffset(s);
  const dim = shade(cloth, 0.3);
  return createClothing(
    plainCloth(s, path) +
      fill(`M${x - 66} 22 Q${x} 96 ${x + 62} 22 L${x + 40} -6 Q${x} 40 ${x - 42} -6Z`, dim) +
      line(`M${x - 24} 46 L${x - 30} 112 M${x + 22} 46 L${x + 26} 104`, trim, 6) +
      circle(x - 30, 116, 6, trim) +
      circle(x + 26, 108, 6, trim) +
      fill(`M${x - 66} 292 L${x - 48} 206 H${x + 48} L${x + 66} 292Z`, dim),
    { colour: cloth, cuff: trim },
    { back: fill(`M-104 30 Q-70 -52 0 -54 Q70 -52 100 30Z`, dim) },
  );
};

export const collar: OutfitDrawing = (s, path) => {
  const { cloth, trim, inks } = s.colors;
  const x = centerOffset(s);
  const shirt = lightness(cloth) > 0.8 ? inks.main : inks.paper;
  return createClothing(
    plainCloth(s, path) +
      fill(`M${x - 30} 2 L${x} 130 L${x + 30} 2 Q${x} 30 ${x - 30} 2Z`, shirt) +
      fill(
        `M${x - 36} -4 L${x - 60} 34 L${x - 8} 62 L${x} 26Z M${x + 36} -4 L${x + 58} 34 L${x + 8} 62 L${x} 26Z`,
        tint(shirt, 0.4),
      ) +
      fill(`M${x - 9} 40 h18 l6 70 l-15 22 l-15 -22Z`, trim) +
      fill(`M${x - 11} 28 h22 l-4 20 h-14Z`, shade(trim, 0.3)) +
      line(`M${x} 132 V300`, shade(cloth, 0.35), 4) +
      circle(x + 12, 190, 6, trim) +
      circle(x + 12, 240, 6, trim) +
      rect(x - 86, 110, 38, 8, trim),
    { colour: cloth, cuff: shirt },
  );
};

export const scarf: OutfitDrawing = (s, path) => {
  const { cloth, trim } = s.colors;
  const x = centerOffset(s);
  const dim = shade(trim, 0.28);
  const tail = `M${x - 50} 40 Q${x - 78} 120 ${x - 62} 196 L${x - 14} 188 Q${x - 34} 110 ${x - 6} 50Z`;
  return createClothing(
    plainCloth(s, path) +
      line(`M${x + 30} 60 V300`, shade(cloth, 0.35), 5) +
      circle(x + 44, 130, 8, trim) +
      circle(x + 44, 186, 8, trim) +
      circle(x + 44, 242, 8, trim),
    { colour: cloth, cuff: shade(cloth, 0.3) },
    {
      over:
        fill(tail, trim) +
        repeat(3, (i) => line(`M${x - 70 + i * 5} ${96 + i * 34} l46 -6`, dim, 8)) +
        repeat(5, (i) => line(`M${x - 60 + i * 11} ${196 - i * 2} v18`, trim, 5)) +
        fill(`M-72 -22 Q${x} 26 74 -20 Q94 24 66 44 Q${x} 82 -66 44 Q-94 20 -72 -22Z`, trim) +
        line(`M-58 6 Q${x} 44 60 8 M-64 28 Q${x - 10} 62 20 56`, dim, 5),
    },
  );
};

export const jacket: OutfitDrawing = (s, path) => {
  const { cloth, trim, inks } = s.colors;
  const x = centerOffset(s);
  const tee = lightness(cloth) > 0.6 ? inks.dark : inks.paper;
  return createClothing(
    plainCloth(s, path, tee) +
      rect(x - 46, 120, 92, 18, trim) +
      rect(x - 46, 148, 92, 8, inks.main) +
      fill(
        `M${x - 40} -4 C-70 14 -108 18 -124 62 L-104 300 H${x - 46} Q${x - 30} 160 ${x - 52} 40Z`,
        cloth,
      ) +
      fill(
        `M${x + 40} -4 C70 14 100 18 ${s.head.turn ? 106 : 124} 62 L${s.head.turn ? 90 : 104} 300 H${x + 46} Q${x + 30} 160 ${x + 52} 40Z`,
        cloth,
      ) +
      fill(
        `M${x - 38} -8 L${x - 76} 44 L${x - 50} 58 L${x - 64} 84 L${x - 36} 130 Q${x - 30} 60 ${x - 30} 10Z M${x + 38} -8 L${x + 72} 44 L${x + 50} 58 L${x + 62} 84 L${x + 36} 130 Q${x + 30} 60 ${x + 30} 10Z`,
        shade(cloth, 0.3),
      ) +
      line(
        `M${x - 46} 296 Q${x - 30} 190 ${x - 38} 130 M${x + 46} 296 Q${x + 30} 190 ${x + 38} 130`,
        trim,
        5,
      ) +
      rect(66, 96, 30, 22, trim, 'rx="4"') +
      fill(star(81, 107, 5, 8, 4), inks.dark),
    { colour: cloth, cuff: trim },
  );
};

export const tee: OutfitDrawing = (s, path) => {
  const { cloth, trim, inks } = s.colors;
  const x = centerOffset(s);
  const badge = s.rng.pick([
    fill(star(x, 106, 5, 40, 17), trim),
    circle(x, 106, 34, trim) + fill(`M${x - 34} 106 a34 34 0 0 0 68 0Z`, inks.main),
    rect(x - 78, 80, 156, 22, trim) + rect(x - 78, 112, 156, 10, inks.main),
    fill(`M${x + 8} 62 L${x - 30} 118 H${x - 4} L${x - 14} 156 L${x + 30} 96 H${x + 4}Z`, trim),
  ]);
  return createClothing(
    plainCloth(s, path) + line(`M${x - 44} 4 Q${x} 50 ${x + 42} 4`, trim, 11) + badge,
    {
      colour: cloth,
      cuff: trim,
      short: true,
    },
  );
};

export const overalls: OutfitDrawing = (s, path) => {
  const { cloth, trim, inks } = s.colors;
  const x = centerOffset(s);
  const dim = shade(cloth, 0.3);
  const shirt =
    [inks.paper, inks.third, inks.accent, inks.main].find(
      (ink) => ink !== cloth && ink !== s.colors.background,
    ) ?? trim;
  return createClothing(
    plainCloth(s, path, shirt) +
      repeat(6, (i) => rect(-124, 40 + i * 40, 248, 14, shade(shirt, 0.16))) +
      fill(
        `M${x - 62} 98 H${x + 60} L${x + 70} 190 L104 220 V300 H-104 V220 L${x - 74} 190Z`,
        cloth,
      ) +
      line(`M${x - 56} 104 L-74 14 M${x + 54} 104 L72 14`, cloth, 22) +
      circle(x - 54, 112, 9, trim) +
      circle(x + 52, 112, 9, trim) +
      rect(x - 30, 132, 60, 48, dim, 'rx="6"') +
      line(`M${x - 30} 146 h60`, trim, 4) +
      rect(x + 6, 120, 8, 34, inks.main, 'rx="3"'),
    { colour: shirt, cuff: trim, short: s.rng.chance(0.5) },
  );
};
