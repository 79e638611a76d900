import { circle, ellipse, fill, line, rect, times } from '../print/svg';
import { shade, tint } from '../print/inks';
import type { Rng } from '../print/rng';
import { bolt, eyes, mouth } from './features';
import type { HeadFrame, Part, Sitter } from './frame';
import type { Hair, Look } from './look';

type Shell = 'box' | 'orb' | 'toaster' | 'tv' | 'drone' | 'cabinet' | 'kettle' | 'dome' | 'lamp';

const SHELLS: readonly (readonly [RegExp, Shell])[] = [
  [/toast|oven|bread/, 'toaster'],
  [/tv|monitor|radio|screen|boombox|cassette/, 'tv'],
  [/drone|copter|satellite|probe/, 'drone'],
  [/arcade|vending|cabinet|jukebox|locker|gacha/, 'cabinet'],
  [/kettle|tea|pot|rice|cooker|coffee/, 'kettle'],
  [/orb|ball|sphere|moon|planet|bubble|marble/, 'orb'],
  [/lamp|light|lantern|bulb|beacon|traffic/, 'lamp'],
  [/dome|vacuum|diver|helmet|bell|clock|compass/, 'dome'],
];

const shellOf = (species: string): Shell =>
  SHELLS.find(([pattern]) => pattern.test(species))?.[1] ?? 'box';

/** Measures a machine's head from its species. */
export function machineFrame(look: Look, rng: Rng): HeadFrame {
  const shell = shellOf(look.species);
  const turn = look.pose === 'front' ? 0 : 1;
  const top = {
    box: -96,
    orb: -104,
    toaster: -86,
    tv: -92,
    drone: -70,
    cabinet: -118,
    kettle: -92,
    dome: -104,
    lamp: -112,
  }[shell];
  return {
    w: 96,
    top,
    chin: 88,
    turn,
    slide: turn * 16,
    eyeY: -8,
    eyeDx: 36 + rng.range(-2, 4),
    eyeScale: look.age === 'young' ? 1.25 : 1.05,
    mouthY: 40,
    brim: { y: top + 20, half: 66 },
  };
}

/** The six skins of a machine are six lamp colours. */
const GLOWS = ['#22D3C0', '#FFC24B', '#FF7AA8', '#9BD24B', '#7FD0FF', '#FF8A3A'] as const;

interface ShellArt {
  back: string;
  body: string;
  screen: string;
}

function shellArt(kind: Shell, s: Sitter): ShellArt {
  const c = s.dress.skin;
  const dim = shade(c, 0.32);
  const { accent, main, third, dark, paper } = s.dress.inks;
  const glass = (x: number, y: number, w: number, h: number, r: number): string =>
    rect(x + s.head.slide, y, w, h, dark, `rx="${r}"`) +
    rect(x + s.head.slide + 8, y + 8, w - 16, 8, paper, 'rx="4" opacity=".16"');
  switch (kind) {
    case 'toaster':
      return {
        back:
          rect(-62, -138, 50, 80, '#E2A866', 'rx="14"') +
          rect(-56, -130, 38, 66, '#F6D9A6', 'rx="10"') +
          rect(12, -124, 50, 70, '#D7964F', 'rx="14"') +
          rect(18, -116, 38, 60, '#F1C98B', 'rx="10"'),
        body:
          fill(
            'M-116 84 V-40 Q-116 -86 -70 -86 H70 Q116 -86 116 -40 V84 Q116 92 106 92 H-106 Q-116 92 -116 84Z',
            c,
          ) +
          rect(-70, -84, 60, 10, dark, 'rx="5"') +
          rect(8, -84, 60, 10, dark, 'rx="5"') +
          rect(112, -40, 20, 70, dim, 'rx="6"') +
          rect(118, -20, 24, 18, main, 'rx="6"'),
        screen: glass(-86, -48, 160, 112, 24),
      };
    case 'tv':
      return {
        back:
          line('M-20 -90 L-64 -150 M20 -90 L58 -160', dim, 8) +
          circle(-64, -152, 10, main) +
          circle(58, -162, 10, accent),
        body:
          rect(-122, -92, 244, 180, c, 'rx="28"') +
          rect(88, -66, 22, 22, third, 'rx="11"') +
          rect(88, -32, 22, 22, main, 'rx="11"') +
          times(4, (i) => rect(84, 12 + i * 14, 30, 6, dim, 'rx="3"')),
        screen: glass(-106 - s.head.slide, -74, 184, 144, 30),
      };
    case 'drone':
      return {
        back:
          line('M-70 -40 L-150 -84 M70 -40 L150 -84 M-70 40 L-140 60 M70 40 L140 60', dim, 14) +
          [-150, 150]
            .map((x) => ellipse(x, -96, 60, 11, accent, 'opacity=".8"') + circle(x, -90, 13, dark))
            .join('') +
          [-142, 142]
            .map((x) => ellipse(x, 52, 44, 9, accent, 'opacity=".7"') + circle(x, 58, 11, dark))
            .join(''),
        body:
          fill('M-96 -10 C-90 -84 90 -84 96 -10 C92 84 -92 84 -96 -10Z', c) +
          line('M-84 34 Q0 64 84 34', dim, 6),
        screen: glass(-74, -46, 148, 88, 40),
      };
    case 'cabinet':
      return {
        back: rect(-112, -120, 224, 216, dim, 'rx="12"'),
        body:
          fill('M-104 -122 H104 L96 92 H-96Z', c) +
          rect(-92, -112, 184, 38, dark, 'rx="8"') +
          times(5, (i) =>
            circle(-68 + i * 34, -93, 9, [main, third, accent, main, third][i] ?? main),
          ),
        screen: glass(-82, -64, 164, 116, 12) + rect(-60, 64, 120, 12, dark, 'rx="6"'),
      };
    case 'kettle':
      return {
        back:
          line('M-70 -60 C-80 -150 80 -150 70 -60', dark, 18) +
          fill('M80 10 L146 -50 L166 -34 L96 60Z', dim),
        body:
          fill(
            'M-104 70 C-116 -50 -60 -92 0 -92 C60 -92 116 -50 104 70 Q60 96 0 96 Q-60 96 -104 70Z',
            c,
          ) +
          ellipse(0, -88, 48, 13, dim) +
          circle(0, -104, 13, main),
        screen: glass(-76, -48, 152, 104, 46),
      };
    case 'orb':
      return {
        back: ellipse(
          0,
          6,
          158,
          34,
          'none',
          `stroke="${accent}" stroke-width="13" transform="rotate(-14)"`,
        ),
        body:
          circle(0, -4, 104, c) +
          line('M-154 40 A158 34 -14 0 0 152 -34', accent, 13) +
          circle(60, -66, 12, tint(c, 0.5)),
        screen: glass(-72, -48, 144, 96, 48),
      };
    case 'lamp':
      return {
        back: circle(0, -20, 150, third, 'opacity=".3"'),
        body:
          fill('M-66 -112 H66 L118 40 Q0 84 -118 40Z', c) +
          rect(-26, -130, 52, 22, dim, 'rx="8"') +
          fill('M-84 56 Q0 84 84 56 Q60 104 0 104 Q-60 104 -84 56Z', third),
        screen: glass(-76, -60, 152, 100, 30),
      };
    case 'dome':
      return {
        back: ellipse(0, 84, 116, 20, dim),
        body:
          fill('M-108 80 C-118 -60 -60 -106 0 -106 C60 -106 118 -60 108 80Z', c) +
          rect(-114, 66, 228, 28, dim, 'rx="12"') +
          times(7, (i) => circle(-90 + i * 30, 80, 5, third)),
        screen: glass(-78, -58, 156, 106, 52),
      };
    case 'box':
      return {
        back: rect(-124, -34, 248, 64, dim, 'rx="14"'),
        body:
          rect(-102, -98, 204, 186, c, 'rx="26"') +
          line('M-78 70 h156', dim, 6) +
          circle(-84, -80, 6, dim) +
          circle(84, -80, 6, dim),
        screen: glass(-82, -66, 164, 116, 26),
      };
  }
}

/** What grows on top of a machine in place of hair. */
function crest(kind: Hair, s: Sitter): Part {
  const { top } = s.head;
  const { main, accent, third, dark } = s.dress.inks;
  const dim = s.dress.hair;
  const back = (drawn: string): Part => ({ back: drawn, front: '' });
  switch (kind) {
    case 'spikes':
      return back(
        times(5, (i) =>
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
            times(3, (i) =>
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
          s.dress.cloth,
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
        times(7, (i) =>
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
          times(3, (i) => rect(-28 + i * 22, top - 14, 12, 6, dark)),
      );
    case 'bald':
      return back('');
  }
}

/** A machine's head: shell, dark screen, glowing features; it sits on a ringed neck. */
export function machine(s: Sitter): Part {
  const kind = shellOf(s.look.species);
  const art = shellArt(kind, s);
  const grown = crest(s.look.hair, s);
  const glow = GLOWS[s.look.skin % 6] ?? s.dress.inks.accent;
  const lit: Sitter = { ...s, dress: { ...s.dress, line: glow, skin: s.dress.inks.dark } };
  const wear =
    s.look.age === 'old'
      ? line('M-84 20 l16 14 l-8 12 M70 -86 l14 16 l-10 8', shade(s.dress.skin, 0.4), 4) +
        rect(52, 54, 34, 22, '#A8683C', 'rx="3" opacity=".8"')
      : '';
  const neck =
    rect(-26, 70, 52, 50, shade(s.dress.skin, 0.4)) +
    times(3, (i) => rect(-32, 84 + i * 13, 64, 7, shade(s.dress.skin, 0.2), 'rx="3"'));
  const bolts =
    kind === 'box' || kind === 'dome'
      ? bolt(-112, -4, 17, shade(s.dress.skin, 0.4), s.dress.inks.third) +
        bolt(112, -4, 17, shade(s.dress.skin, 0.4), s.dress.inks.third)
      : '';
  return {
    back: neck + grown.back + art.back,
    front:
      `<g>${art.body}${art.screen}</g>` +
      bolts +
      wear +
      (s.look.accessory === 'mask' ? '' : mouth(lit)) +
      eyes(lit) +
      grown.front,
  };
}
