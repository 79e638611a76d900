import { circle, fill, group, line, rect, star, times } from '../print/svg';
import { lightness, shade, tint } from '../print/inks';
import type { Sleeve } from './arms';
import type { Sitter } from './frame';
import type { Outfit } from './look';

/** A dressed body without arms; body units, neck base at the origin. */
export interface Clothing {
  back: string;
  torso: string;
  sleeve: Sleeve;
  /** Worn over the shoulders and arms (scarf, cape clasp, pauldrons). */
  over: string;
}

/** Torso outline; the far shoulder draws in when the figure turns. */
export function torsoPath(turn: 0 | 1, wide = 1): string {
  const l = wide;
  const r = wide * (turn ? 0.86 : 1);
  return `M${-36 * l} 0 C${-64 * l} 14 ${-108 * l} 18 ${-122 * l} 62 C${-124 * l} 120 ${-100 * l} 180 ${-98 * l} 300 L${98 * r} 300 C${100 * r} 180 ${124 * r} 120 ${122 * r} 62 C${108 * r} 18 ${64 * r} 14 ${36 * r} 0 Q${turn * 8} 34 ${-36 * l} 0Z`;
}

type Tailor = (s: Sitter, path: string) => Clothing;

const pieces = (torso: string, sleeve: Sleeve, more: Partial<Clothing> = {}): Clothing => ({
  back: '',
  over: '',
  torso,
  sleeve,
  ...more,
});
const plain = (s: Sitter, path: string, colour = s.dress.cloth): string =>
  fill(path, colour) + fill(path, 'url(#dots)', `opacity="${lightness(colour) < 0.25 ? 0 : 0.1}"`);
const middle = (s: Sitter): number => (s.head.turn ? 14 : 0);

const hoodie: Tailor = (s, path) => {
  const { cloth, trim } = s.dress;
  const x = middle(s);
  const dim = shade(cloth, 0.3);
  return pieces(
    plain(s, path) +
      fill(`M${x - 66} 22 Q${x} 96 ${x + 62} 22 L${x + 40} -6 Q${x} 40 ${x - 42} -6Z`, dim) +
      line(`M${x - 24} 46 L${x - 30} 112 M${x + 22} 46 L${x + 26} 104`, trim, 6) +
      circle(x - 30, 116, 6, trim) +
      circle(x + 26, 108, 6, trim) +
      fill(`M${x - 66} 292 L${x - 48} 206 H${x + 48} L${x + 66} 292Z`, dim),
    { colour: cloth, cuff: trim },
    { back: fill(`M-104 30 Q-70 -52 0 -54 Q70 -52 100 30Z`, dim) },
  );
};

const collar: Tailor = (s, path) => {
  const { cloth, trim, inks } = s.dress;
  const x = middle(s);
  const shirt = lightness(cloth) > 0.8 ? inks.main : inks.paper;
  return pieces(
    plain(s, path) +
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

const armor: Tailor = (s, path) => {
  const { trim, inks, cloth } = s.dress;
  const x = middle(s);
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
  return pieces(
    plain(s, path, steel) +
      fill(`M${x} 18 V290 H110 L108 20Z`, 'url(#dots)', 'opacity=".3"') +
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

const kimono: Tailor = (s, path) => {
  const { cloth, trim, inks } = s.dress;
  const x = middle(s);
  const flowers = times(6, (i) =>
    group(
      times(5, (p) =>
        circle(0, -9, 6.5, i % 2 ? inks.third : trim, `transform="rotate(${p * 72})"`),
      ) + circle(0, 0, 4, inks.main),
      `translate(${[-84, 78, -60, 86, -88, 64][i] ?? 0} ${[90, 130, 168, 66, 250, 262][i] ?? 0})`,
    ),
  );
  return pieces(
    plain(s, path) +
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

const scarf: Tailor = (s, path) => {
  const { cloth, trim } = s.dress;
  const x = middle(s);
  const dim = shade(trim, 0.28);
  const tail = `M${x - 50} 40 Q${x - 78} 120 ${x - 62} 196 L${x - 14} 188 Q${x - 34} 110 ${x - 6} 50Z`;
  return pieces(
    plain(s, path) +
      line(`M${x + 30} 60 V300`, shade(cloth, 0.35), 5) +
      circle(x + 44, 130, 8, trim) +
      circle(x + 44, 186, 8, trim) +
      circle(x + 44, 242, 8, trim),
    { colour: cloth, cuff: shade(cloth, 0.3) },
    {
      over:
        fill(tail, trim) +
        times(3, (i) => line(`M${x - 70 + i * 5} ${96 + i * 34} l46 -6`, dim, 8)) +
        times(5, (i) => line(`M${x - 60 + i * 11} ${196 - i * 2} v18`, trim, 5)) +
        fill(`M-72 -22 Q${x} 26 74 -20 Q94 24 66 44 Q${x} 82 -66 44 Q-94 20 -72 -22Z`, trim) +
        line(`M-58 6 Q${x} 44 60 8 M-64 28 Q${x - 10} 62 20 56`, dim, 5),
    },
  );
};

const jacket: Tailor = (s, path) => {
  const { cloth, trim, inks } = s.dress;
  const x = middle(s);
  const tee = lightness(cloth) > 0.6 ? inks.dark : inks.paper;
  return pieces(
    plain(s, path, tee) +
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

const robe: Tailor = (s, path) => {
  const { cloth, trim, inks } = s.dress;
  const x = middle(s);
  return pieces(
    plain(s, path) +
      fill(
        `M${x - 42} -8 L${x - 70} 26 Q${x} 120 ${x} 300 L${x + 26} 300 Q${x + 20} 130 ${x + 44} -6 L${x} 40Z`,
        shade(cloth, 0.28),
      ) +
      line(
        `M${x - 56} 20 Q${x} 110 ${x + 6} 300 M${x + 52} 14 Q${x + 30} 70 ${x + 16} 110`,
        trim,
        10,
      ) +
      times(3, (i) => fill(star(-74 + i * 6, 110 + i * 60, 4, 13, 4), trim)) +
      times(2, (i) => fill(star(70, 130 + i * 80, 4, 13, 4), trim)) +
      line('M-100 216 Q0 244 100 210', inks.third, 12) +
      fill('M-30 226 l-8 60 l16 0 l4 -56Z', inks.third),
    { colour: cloth, cuff: trim, wide: true },
  );
};

const tee: Tailor = (s, path) => {
  const { cloth, trim, inks } = s.dress;
  const x = middle(s);
  const badge = s.rng.pick([
    fill(star(x, 106, 5, 40, 17), trim),
    circle(x, 106, 34, trim) + fill(`M${x - 34} 106 a34 34 0 0 0 68 0Z`, inks.main),
    rect(x - 78, 80, 156, 22, trim) + rect(x - 78, 112, 156, 10, inks.main),
    fill(`M${x + 8} 62 L${x - 30} 118 H${x - 4} L${x - 14} 156 L${x + 30} 96 H${x + 4}Z`, trim),
  ]);
  return pieces(plain(s, path) + line(`M${x - 44} 4 Q${x} 50 ${x + 42} 4`, trim, 11) + badge, {
    colour: cloth,
    cuff: trim,
    short: true,
  });
};

const overalls: Tailor = (s, path) => {
  const { cloth, trim, inks } = s.dress;
  const x = middle(s);
  const dim = shade(cloth, 0.3);
  const shirt =
    [inks.paper, inks.third, inks.accent, inks.main].find(
      (ink) => ink !== cloth && ink !== s.dress.ground,
    ) ?? trim;
  return pieces(
    plain(s, path, shirt) +
      times(6, (i) => rect(-124, 40 + i * 40, 248, 14, shade(shirt, 0.16))) +
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

const cape: Tailor = (s, path) => {
  const { cloth, trim, inks } = s.dress;
  const x = middle(s);
  const lining = shade(trim, 0.2);
  return pieces(
    plain(s, path, shade(cloth, 0.18)) +
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

const TAILORS: Record<Outfit, Tailor> = {
  hoodie,
  collar,
  armor,
  kimono,
  scarf,
  jacket,
  robe,
  tee,
  overalls,
  cape,
};

export function clothing(sitter: Sitter, wide = 1): Clothing {
  return TAILORS[sitter.look.outfit](sitter, torsoPath(sitter.head.turn, wide));
}
