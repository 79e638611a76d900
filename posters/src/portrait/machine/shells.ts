import { shade, tint } from '../../print/inks';
import { circle, ellipse, fill, line, rect, repeat } from '../../print/svg';
import type { PortraitContext } from '../frame';

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

export const findShell = (species: string): Shell =>
  SHELLS.find(([pattern]) => pattern.test(species))?.[1] ?? 'box';

interface ShellArt {
  back: string;
  body: string;
  screen: string;
}

export function shellArt(kind: Shell, s: PortraitContext): ShellArt {
  const c = s.colors.skin;
  const dim = shade(c, 0.32);
  const { accent, main, third, dark, paper } = s.colors.inks;
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
          repeat(4, (i) => rect(84, 12 + i * 14, 30, 6, dim, 'rx="3"')),
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
          repeat(5, (i) =>
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
          repeat(7, (i) => circle(-90 + i * 30, 80, 5, third)),
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
