import { circle, ellipse, fill, group, line, move, rect, star, repeat } from '../../print/svg';
import { shade } from '../../print/inks';
import type { Inks } from '../../print/inks';
import type { PortraitContext } from '../frame';
import type { Prop } from '../look';

const WOOD = '#8A5A34';
const STEEL = '#D5DDE4';

const controller = (i: Inks, body: string): string =>
  fill('M-74 -22 Q-78 -42 -46 -40 L46 -40 Q78 -42 74 -22 L84 34 Q84 58 62 52 Q46 46 36 22 L-36 22 Q-46 46 -62 52 Q-84 58 -84 34Z', body) +
  fill('M-74 -22 Q-78 -42 -46 -40 L46 -40 Q78 -42 74 -22 L76 -14 L-76 -14Z', 'url(#dots)', 'opacity=".3"') +
  rect(-60, -18, 30, 10, i.dark, 'rx="3"') + rect(-50, -28, 10, 30, i.dark, 'rx="3"') +
  circle(44, -26, 6, i.main) + circle(56, -14, 6, i.third) + circle(32, -14, 6, i.accent) + circle(44, -2, 6, i.dark) +
  circle(-20, 6, 12, i.dark) + circle(-20, 4, 7, shade(body, 0.3)) + circle(20, 6, 12, i.dark) + circle(20, 4, 7, shade(body, 0.3)) +
  rect(-9, -28, 18, 6, i.dark, 'rx="3"'); // oxfmt-ignore

const tea = (i: Inks, cup: string): string =>
  line('M-20 -62 q-12 -14 0 -28 q12 -14 0 -28 M8 -66 q-12 -14 0 -28 q10 -12 0 -26', i.paper, 6, 'opacity=".85"') +
  line('M34 -20 q30 -4 24 18 q-4 18 -32 16', cup, 10) +
  fill('M-42 -42 H42 Q42 34 14 38 H-14 Q-42 34 -42 -42Z', cup) + ellipse(0, -42, 42, 9, shade(cup, 0.3)) + ellipse(0, -41, 34, 6, '#9A5B2C') +
  fill('M-41 -20 H41 L39 -4 H-39Z', i.dark, 'opacity=".85"') + fill('M14 -34 H36 Q36 24 12 36Z', 'url(#dots)', 'opacity=".3"') +
  ellipse(0, 42, 52, 9, shade(cup, 0.25)); // oxfmt-ignore

const sword = (i: Inks, guard: string): string =>
  fill('M-13 -22 L-13 -250 L0 -286 L13 -250 L13 -22Z', STEEL) + fill('M0 -22 L0 -286 L13 -250 L13 -22Z', '#98A6B4') +
  line('M-5 -40 V-240', '#FFFFFF', 3) + fill('M-46 -26 Q0 -40 46 -26 L42 -10 Q0 -20 -42 -10Z', guard) + circle(0, -22, 9, i.main) +
  rect(-9, -14, 18, 66, i.dark, 'rx="5"') + line('M-8 0 L8 8 M-8 16 L8 24 M-8 32 L8 40', guard, 4) + circle(0, 58, 13, guard); // oxfmt-ignore

const cat = (i: Inks, coat: string): string =>
  line('M54 64 Q112 56 96 4 Q92 -16 78 -10', coat, 17) +
  fill('M-46 100 Q-60 20 -26 -6 L26 -6 Q62 26 52 100Z', coat) + ellipse(0, 66, 26, 34, i.paper) +
  fill('M-42 -34 L-40 -74 L-14 -56 L14 -56 L40 -74 L42 -34 Q42 4 0 6 Q-42 4 -42 -34Z', coat) +
  fill('M-35 -62 L-34 -48 L-24 -54Z M35 -62 L34 -48 L24 -54Z', i.main) +
  fill('M-6 -56 L0 -40 L6 -56Z M-18 -54 L-13 -44 L-9 -56Z M18 -54 L13 -44 L9 -56Z', i.dark, 'opacity=".55"') +
  ellipse(-17, -26, 6, 8, i.third) + ellipse(17, -26, 6, 8, i.third) + ellipse(-17, -26, 2.4, 7, i.dark) + ellipse(17, -26, 2.4, 7, i.dark) +
  fill('M-5 -16 H5 L0 -10Z', i.main) + line('M0 -10 Q-6 0 -12 -6 M0 -10 Q6 0 12 -6', i.dark, 3) +
  line('M-28 -14 l-24 -4 M-28 -8 l-22 6 M28 -14 l24 -4 M28 -8 l22 6', i.dark, 2.4) + rect(-30, 2, 60, 9, i.accent, 'rx="4"') + circle(0, 14, 7, i.third); // oxfmt-ignore

const book = (i: Inks, cover: string): string =>
  fill('M-92 -56 L0 -42 L92 -56 L92 62 L0 76 L-92 62Z', shade(cover, 0.35)) + fill('M-84 -64 Q-40 -66 0 -46 Q40 -66 84 -64 L84 -50 L0 -34 L-84 -50Z', i.paper) +
  fill('M-94 -54 L-4 -40 L-4 76 L-94 62Z', cover) + fill('M94 -54 L4 -40 L4 76 L94 62Z', cover) + fill('M94 -54 L4 -40 L4 76 L94 62Z', 'url(#dots)', 'opacity=".26"') +
  rect(-5, -42, 10, 118, i.dark) + line('M-82 -38 L-18 -28 V56 L-82 46Z', i.third, 4) + fill(star(50, 14, 5, 26, 11), i.third) + line('M-66 -8 L-36 -3 M-66 10 L-36 15', i.third, 6); // oxfmt-ignore

const map = (i: Inks): string =>
  fill('M-116 -56 L-40 -40 L36 -58 L116 -42 L116 62 L36 46 L-40 64 L-116 48Z', i.paper) + fill('M-40 -40 L36 -58 V46 L-40 64Z', shade(i.paper, 0.14)) +
  fill('M-116 20 Q-90 0 -60 20 T-40 30 V64 L-116 48Z M36 -58 L116 -42 V-10 Q80 -26 36 -14Z', i.accent, 'opacity=".85"') +
  fill('M-22 14 l16 -30 l14 30Z M0 18 l12 -22 l12 22Z', i.dark) + line('M-92 -22 Q-50 -40 -30 -10 T40 0 T84 18', i.main, 6, 'stroke-dasharray="1 13"') +
  line('M76 12 l20 20 M96 12 l-20 20', i.main, 8) + line('M-40 -40 V64 M36 -58 V46', shade(i.paper, 0.3), 3); // oxfmt-ignore

const wrench = (i: Inks): string =>
  rect(-12, -70, 24, 150, STEEL, 'rx="8"') + rect(0, -66, 12, 140, '#9FB0BD', 'rx="5"') +
  fill('M-34 -118 Q-44 -84 -12 -64 H12 Q44 -84 34 -118 L16 -124 L14 -94 H-14 L-16 -124Z', STEEL) + fill('M14 -94 L16 -124 L34 -118 Q44 -84 12 -64 L0 -70Z', '#9FB0BD') +
  rect(-14, -8, 28, 60, i.main, 'rx="7"') + circle(0, 72, 18, STEEL) + circle(0, 72, 8, i.dark); // oxfmt-ignore

const lute = (i: Inks): string =>
  group(
    rect(30, -11, 170, 20, '#5A3418', 'rx="4"') + fill('M192 -13 L236 -28 L242 8 L196 12Z', WOOD) +
    line('M206 -24 v-12 M220 -28 v-12 M208 14 v10 M224 10 v12', i.dark, 6) +
    fill('M60 -10 Q30 -66 -34 -64 Q-96 -58 -98 0 Q-96 58 -34 64 Q30 66 60 10Z', WOOD) +
    fill('M54 6 Q30 60 -34 60 Q-90 54 -94 4Z', 'url(#dots)', 'opacity=".3"') + circle(-12, 0, 26, i.third) + circle(-12, 0, 19, '#2B170A') +
    rect(-74, -22, 11, 44, i.dark, 'rx="4"') + repeat(4, (n) => line(`M-68 ${-9 + n * 6} H204`, i.paper, 1.6)) +
    repeat(5, (n) => line(`M${82 + n * 22} -10 v18`, i.third, 2)), 'rotate(-32)'); // oxfmt-ignore

const card = (i: Inks): string =>
  [-26, -2, 22].map((turn, n) =>
    group(
      rect(-29, -96, 58, 86, i.dark, 'rx="8"') + rect(-27, -94, 54, 82, n === 1 ? i.third : i.paper, 'rx="7"') +
      (n === 0 ? fill('M0 -76 l14 22 l-14 22 l-14 -22Z', i.main) : n === 1 ? fill(star(0, -53, 5, 20, 9), i.dark) : circle(0, -60, 10, i.accent) + circle(-10, -46, 10, i.accent) + circle(10, -46, 10, i.accent) + rect(-3, -48, 6, 22, i.accent)) +
      circle(-19, -85, 4, i.main) + circle(19, -21, 4, i.main), `rotate(${turn})`)).join(''); // oxfmt-ignore

const fish = (i: Inks, scale: string): string =>
  fill('M72 0 L118 -36 Q106 0 118 36Z', scale) + fill('M-20 -34 Q10 -70 44 -30Z M-10 34 Q8 58 26 30Z', i.main) + fill('M-104 4 Q-60 -52 10 -42 Q60 -34 84 0 Q60 36 4 42 Q-64 46 -104 4Z', scale) +
  fill('M-96 12 Q-30 30 82 6 Q56 36 4 42 Q-60 46 -96 12Z', i.paper, 'opacity=".75"') + repeat(3, (n) => line(`M${-22 + n * 28} -22 q16 20 0 42`, i.dark, 4, 'opacity=".6"')) +
  line('M-50 -34 q18 34 0 70', i.dark, 5) + circle(-72, -6, 10, i.paper) + circle(-73, -6, 5, i.dark) + line('M-102 6 q12 4 18 0', i.dark, 4); // oxfmt-ignore

const bow = (i: Inks): string =>
  line('M-30 -226 L-34 206', i.paper, 3) + line('M-34 -232 Q-14 -200 10 -120 Q24 -50 4 -10 Q24 30 10 100 Q-14 180 -38 212', WOOD, 14) +
  line('M-34 -232 q-14 -10 -18 4 M-38 212 q-12 12 -20 0', i.main, 9) + line('M6 -34 L4 16', i.main, 18) + line('M4 -30 v42', i.third, 4) +
  line('M-150 22 L120 -42', i.paper, 6) + fill('M112 -54 L150 -50 L120 -26Z', STEEL) + fill('M-150 22 l-26 -6 l10 14 l-8 14 l28 -10Z', i.accent); // oxfmt-ignore

const lantern = (i: Inks): string =>
  line('M-4 0 L0 40', i.dark, 5) + line('M-22 48 Q0 18 22 48', i.dark, 6) +
  rect(-30, 46, 60, 12, i.dark, 'rx="4"') + fill('M-34 58 H34 L40 132 H-40Z', i.third) + fill('M0 72 Q26 100 0 126 Q-26 100 0 72Z', i.main) + circle(0, 110, 9, i.paper) +
  line('M-34 60 L-40 130 M34 60 L40 130 M-13 60 L-15 130 M13 60 L15 130', i.dark, 4) + rect(-46, 130, 92, 14, i.dark, 'rx="4"') + line('M0 144 v26', i.main, 5) + fill('M-7 168 h14 l3 22 h-20Z', i.main); // oxfmt-ignore

/** What a figure holds, drawn at its own origin; empty for `none`. */
export function prop(sitter: PortraitContext, kind: Prop, at: readonly [number, number]): string {
  const { inks, cloth, trim } = sitter.colors;
  const bright =
    [inks.third, inks.accent, inks.paper, inks.main].find(
      (ink) => ink !== cloth && ink !== sitter.colors.background,
    ) ?? trim;
  const raisedFish = kind === 'fish' && at[1] < 60;
  const drawn: Record<Prop, () => string> = {
    controller: () => controller(inks, bright),
    tea: () => tea(inks, bright),
    sword: () => sword(inks, bright === inks.paper ? inks.third : bright),
    cat: () =>
      cat(
        inks,
        sitter.rng.pick([
          '#2A2330',
          '#E8943A',
          '#8E97A6',
          inks.paper === cloth ? '#C7783A' : '#EFE6D6',
        ]),
      ),
    book: () => book(inks, bright === inks.paper ? inks.main : bright),
    map: () => map(inks),
    wrench: () => wrench(inks),
    lute: () => lute(inks),
    card: () => card(inks),
    fish: () => fish(inks, bright === inks.paper ? inks.accent : bright),
    bow: () => bow(inks),
    lantern: () => lantern(inks),
    none: () => '',
  };
  const turn = raisedFish
    ? 96
    : kind === 'sword'
      ? at[0] > 60
        ? 10
        : 180
      : kind === 'bow'
        ? 4
        : kind === 'wrench'
          ? 12
          : 0;
  return move(drawn[kind](), at[0], at[1] + (raisedFish ? 90 : 0), turn);
}
