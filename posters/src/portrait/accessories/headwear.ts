import { distance, shade, tint } from '../../print/inks';
import { circle, ellipse, fill, group, line, move, rect, repeat } from '../../print/svg';
import { frontOnly } from './wear';
import type { AccessoryDrawing } from './wear';

export const headphones: AccessoryDrawing = (s) => {
  const { w, brim, slide } = s.head;
  const { accent, dark } = s.colors.inks;
  const side = w + 8;
  const cup = (x: number): string =>
    rect(x - 17, -30, 34, 70, accent, 'rx="15"') + rect(x - 8, -18, 16, 46, dark, 'rx="8"');
  return frontOnly(
    line(`M${-side} -20 C${-side} ${brim.y - 40} ${side} ${brim.y - 40} ${side} -20`, dark, 19) + line(`M${-side} -20 C${-side} ${brim.y - 40} ${side} ${brim.y - 40} ${side} -20`, accent, 13) +
      cup(-side) + cup(side - slide * 0.3) + line(`M${-side} 36 Q${-side + 4} 74 ${slide - 34} 76`, dark, 5) + circle(slide - 32, 76, 7, accent),
  ); // oxfmt-ignore
};

export const catEars: AccessoryDrawing = (s) => {
  const { brim, w } = s.head;
  const colour =
    s.look.hair === 'bald' || s.look.hair === 'hood' ? s.colors.inks.accent : s.colors.hair;
  const ear = (k: 1 | -1): string =>
    fill(
      `M${k * (w + 4)} ${brim.y + 26} Q${k * (w + 16)} ${brim.y - 40} ${k * (w - 4)} ${brim.y - 66} Q${k * 30} ${brim.y - 36} ${k * 14} ${brim.y - 6}Z`,
      colour,
    ) +
    fill(
      `M${k * (w - 6)} ${brim.y + 8} Q${k * (w + 4)} ${brim.y - 26} ${k * (w - 8)} ${brim.y - 44} Q${k * 42} ${brim.y - 26} ${k * 34} ${brim.y - 4}Z`,
      s.colors.inks.main === colour ? s.colors.inks.third : s.colors.inks.main,
    );
  return {
    back: ear(-1) + ear(1),
    front: line(
      `M${-w - 2} ${brim.y + 34} Q0 ${brim.y - 34} ${w + 2} ${brim.y + 34}`,
      s.colors.inks.dark,
      7,
    ),
  };
};

export const crown: AccessoryDrawing = (s) => {
  const { brim } = s.head;
  const { third, main, dark, accent } = s.colors.inks;
  const gold = distance(s.colors.hair, third) < 200 ? main : third;
  const h = brim.half * 0.84;
  const base = brim.y + 16;
  const rim = `M${-h} ${base} Q0 ${base - 26} ${h} ${base}`;
  const points = `M${-h} ${base} L${-h - 10} ${base - 66} L${-h * 0.5} ${base - 44} L0 ${base - 92} L${h * 0.5} ${base - 44} L${h + 10} ${base - 66} L${h} ${base} Q0 ${base - 26} ${-h} ${base}Z`;
  const balls =
    circle(-h - 10, base - 68, 8, accent) +
    circle(0, base - 96, 9, main) +
    circle(h + 10, base - 68, 8, accent);
  return {
    back: fill(
      `M${-h} ${base} L${-h + 6} ${base - 54} Q0 ${base - 70} ${h - 6} ${base - 54} L${h} ${base} Q0 ${base - 26} ${-h} ${base}Z`,
      shade(gold, 0.4),
    ),
    front: group(
      fill(points, gold) +
        fill(
          `M0 ${base - 92} L${h * 0.5} ${base - 44} L${h + 10} ${base - 66} L${h} ${base} Q${h * 0.5} ${base - 14} 0 ${base - 13}Z`,
          'url(#dots)',
          'opacity=".35"',
        ) +
        balls +
        line(rim, dark, 14) +
        line(rim, tint(gold, 0.4), 7) +
        circle(0, base - 34, 8, main) +
        circle(-h * 0.56, base - 28, 6, accent) +
        circle(h * 0.56, base - 28, 6, accent),
      `rotate(${s.head.turn ? 4 : -3})`,
    ),
  };
};

export const hat: AccessoryDrawing = (s) => {
  const { brim, w, slide } = s.head;
  const { inks, trim, cloth } = s.colors;
  const colour =
    [cloth, inks.accent, inks.main, inks.dark].find(
      (ink) => ink !== s.colors.background && ink !== s.colors.hair,
    ) ?? trim;
  const y = brim.y + 18;
  const wide = w + 10;
  const band = `M${-wide + 6} ${y} Q0 ${y - 30} ${wide - 6} ${y} L${wide - 10} ${y - 22} Q0 ${y - 50} ${-wide + 10} ${y - 22}Z`;
  const kind = s.rng.pick(['cap', 'wizard', 'beret', 'sun'] as const);
  if (kind === 'cap')
    return frontOnly(
      fill(
        `M${-wide} ${y + 4} C${-wide - 2} ${y - 92} ${wide + 2} ${y - 92} ${wide} ${y + 4} Q0 ${y - 26} ${-wide} ${y + 4}Z`,
        colour,
      ) +
        fill(
          `M0 ${y - 66} C${wide} ${y - 80} ${wide + 2} ${y - 40} ${wide} ${y + 4} Q${wide / 2} ${y - 12} 0 ${y - 11}Z`,
          'url(#dots)',
          'opacity=".3"',
        ) +
        fill(
          `M${slide - 66} ${y - 6} Q${slide + 10} ${y - 42} ${slide + 78} ${y - 6} Q${slide + 66} ${y + 26} ${slide + 6} ${y + 10} Q${slide - 50} ${y + 16} ${slide - 66} ${y - 6}Z`,
          shade(colour, 0.3),
        ) +
        circle(slide * 0.5, y - 42, 17, inks.paper) +
        circle(slide * 0.5, y - 42, 9, inks.main),
    );
  if (kind === 'wizard')
    return frontOnly(
      fill(
        `M${-wide + 10} ${y - 8} Q-30 ${y - 90} 26 ${y - 132} Q54 ${y - 140} 74 ${y - 112} Q48 ${y - 110} 50 ${y - 78} Q54 ${y - 40} ${wide - 10} ${y - 8}Z`,
        colour,
      ) +
        fill(band, inks.third) +
        ellipse(0, y + 2, wide + 46, 20, shade(colour, 0.2)) +
        fill(
          `M${-wide + 8} ${y - 4} Q0 ${y - 26} ${wide - 8} ${y - 4} Q0 ${y + 10} ${-wide + 8} ${y - 4}Z`,
          shade(colour, 0.5),
        ) +
        circle(10, y - 70, 9, inks.third),
    );
  if (kind === 'beret')
    return frontOnly(
      fill(
        `M${-wide - 6} ${y} C${-wide - 44} ${y - 70} 10 ${y - 92} ${wide + 4} ${y - 52} Q${wide + 26} ${y - 26} ${wide} ${y + 2} Q0 ${y - 30} ${-wide - 6} ${y}Z`,
        colour,
      ) +
        line(`M${-wide} ${y + 2} Q0 ${y - 28} ${wide - 2} ${y + 4}`, shade(colour, 0.4), 11) +
        line(`M-12 ${y - 72} l6 -18`, colour, 9),
    );
  return {
    back: ellipse(0, y + 6, wide + 62, 34, shade(colour, 0.25)),
    front:
      fill(
        `M${-wide + 6} ${y} C${-wide} ${y - 104} ${wide} ${y - 104} ${wide - 6} ${y} Q0 ${y - 26} ${-wide + 6} ${y}Z`,
        colour,
      ) +
      fill(band, trim === colour ? inks.third : trim) +
      fill(
        `M${-wide - 60} ${y + 8} Q${-wide} ${y - 20} ${-wide + 6} ${y - 4} Q0 ${y - 28} ${wide - 6} ${y - 4} Q${wide} ${y - 20} ${wide + 60} ${y + 8} Q0 ${y - 4} ${-wide - 60} ${y + 8}Z`,
        colour,
      ),
  };
};

export const flower: AccessoryDrawing = (s) => {
  const { w, brim } = s.head;
  const petals =
    [s.colors.inks.main, s.colors.inks.third, s.colors.inks.accent].find(
      (ink) => ink !== s.colors.hair && ink !== s.colors.shape,
    ) ?? s.colors.inks.paper;
  const bloom =
    repeat(6, (i) => group(ellipse(0, -19, 12, 17, petals), `rotate(${i * 60})`)) +
    circle(0, 0, 12, s.colors.inks.paper) +
    circle(0, 0, 6, s.colors.inks.dark);
  return frontOnly(
    move(
      fill('M10 20 Q44 26 54 56 Q18 54 10 20Z M-16 16 Q-40 34 -34 60 Q-12 44 -16 16Z', '#3C8A5A') +
        bloom,
      -w + 10,
      brim.y + 34,
      10,
      1.12,
    ),
  );
};

export const horns: AccessoryDrawing = (s) => {
  const { brim, w } = s.head;
  const { third, paper, dark } = s.colors.inks;
  const bone = s.colors.background === paper || s.colors.shape === paper ? third : paper;
  const horn = (k: 1 | -1): string =>
    fill(
      `M${k * (w - 44)} ${brim.y + 6} Q${k * (w - 30)} ${brim.y - 50} ${k * (w + 26)} ${brim.y - 70} Q${k * (w + 20)} ${brim.y - 20} ${k * (w - 6)} ${brim.y + 30}Z`,
      bone,
    ) +
    line(
      `M${k * (w - 34)} ${brim.y - 12} L${k * (w + 2)} ${brim.y + 8} M${k * (w - 22)} ${brim.y - 34} L${k * (w + 10)} ${brim.y - 16}`,
      dark,
      4,
      'opacity=".55"',
    );
  return frontOnly(horn(-1) + horn(1));
};

export const antenna: AccessoryDrawing = (s) => {
  const { brim } = s.head;
  const { accent, main, dark } = s.colors.inks;
  const tip = s.colors.background === main ? accent : main;
  const x = s.rng.range(24, 40);
  const rod = (k: 1 | -1): string =>
    line(
      `M${k * x * 0.7} ${brim.y + 4} Q${k * x} ${brim.y - 40} ${k * (x + 18)} ${brim.y - 68}`,
      dark,
      7,
    ) +
    circle(k * (x + 18), brim.y - 72, 13, tip) +
    circle(k * (x + 14), brim.y - 76, 4, '#FFFFFF');
  return frontOnly(
    rod(-1) +
      rod(1) +
      fill(
        `M${-x - 14} ${brim.y + 14} Q0 ${brim.y - 22} ${x + 14} ${brim.y + 14} Q0 ${brim.y} ${-x - 14} ${brim.y + 14}Z`,
        dark,
      ),
  );
};
