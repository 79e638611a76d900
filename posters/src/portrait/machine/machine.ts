import { shade } from '../../print/inks';
import type { Rng } from '../../print/rng';
import { line, rect, repeat } from '../../print/svg';
import { crest } from './crest';
import { bolt, eyes, mouth } from '../features';
import type { HeadGeometry, PartLayers, PortraitContext } from '../frame';
import type { Look } from '../look';
import { findShell, shellArt } from './shells';

/** Measures a machine's head from its species. */
export function machineFrame(look: Look, rng: Rng): HeadGeometry {
  const shell = findShell(look.species);
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

/** A machine's head: shell, dark screen, glowing features; it sits on a ringed neck. */
export function machine(s: PortraitContext): PartLayers {
  const kind = findShell(s.look.species);
  const art = shellArt(kind, s);
  const grown = crest(s.look.hair, s);
  const glow = GLOWS[s.look.skin % 6] ?? s.colors.inks.accent;
  const lit: PortraitContext = {
    ...s,
    colors: { ...s.colors, line: glow, skin: s.colors.inks.dark },
  };
  const wear =
    s.look.age === 'old'
      ? line('M-84 20 l16 14 l-8 12 M70 -86 l14 16 l-10 8', shade(s.colors.skin, 0.4), 4) +
        rect(52, 54, 34, 22, '#A8683C', 'rx="3" opacity=".8"')
      : '';
  const neck =
    rect(-26, 70, 52, 50, shade(s.colors.skin, 0.4)) +
    repeat(3, (i) => rect(-32, 84 + i * 13, 64, 7, shade(s.colors.skin, 0.2), 'rx="3"'));
  const bolts =
    kind === 'box' || kind === 'dome'
      ? bolt(-112, -4, 17, shade(s.colors.skin, 0.4), s.colors.inks.third) +
        bolt(112, -4, 17, shade(s.colors.skin, 0.4), s.colors.inks.third)
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
