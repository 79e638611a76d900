import type { Inks } from '../print/inks';
import type { Rng } from '../print/rng';
import type { Look } from './look';
import { HAIR_INKS, INKS, SKINS, distance, lightness, mix, shade } from '../print/inks';

/** Colours of one portrait, chosen so that adjacent areas have contrast. */
export interface PortraitColors {
  inks: Inks;
  background: string;
  shape: string;
  cloth: string;
  trim: string;
  hair: string;
  /** Colour of face and hands: skin, fur or shell. */
  skin: string;
  line: string;
  skinShade: string;
}

function mostDistinct(from: readonly string[], choices: readonly string[]): string {
  const worst = (ink: string): number => Math.min(...from.map((other) => distance(ink, other)));
  return choices.reduce((best, ink) => (worst(ink) > worst(best) + 1 ? ink : best));
}

function body(look: Look): { skin: string; hair: string } {
  const hair = HAIR_INKS[look.hairColor];
  if (look.build === 'human') return { hair, skin: SKINS[look.skin % 6] ?? SKINS[0] };
  if (look.build === 'machine') {
    const shell = look.hairColor === 'ink' ? '#5A6472' : mix(hair, '#EEF1F0', 0.42);
    return { skin: shell, hair: shade(shell, 0.42) };
  }
  const skin =
    look.hairColor === 'ink' ? '#3D3848' : mix(hair, SKINS[look.skin % 6] ?? SKINS[0], 0.12);
  return { skin, hair: shade(skin, 0.28) };
}

/** Chooses all colours of a look. */
export function chooseColors(look: Look, rng: Rng): PortraitColors {
  const inks = INKS[look.palette];
  const { dark, main, paper, accent, third } = inks;
  const { skin, hair } = body(look);
  const schemes: readonly (readonly [string, string])[] = [
    [main, paper],
    [paper, main],
    [dark, main],
    [main, third],
    [accent, main],
    [main, dark],
  ];
  const clear = schemes.filter(
    ([background, shape]) =>
      Math.min(distance(shape, hair), distance(shape, skin)) > 130 &&
      distance(background, hair) > 110,
  );
  const [background, shape] = rng.pick(clear.length ? clear : schemes);
  const options = rng.chance(0.5)
    ? [dark, accent, third, paper, main]
    : [third, main, paper, dark, accent];
  const behind = look.background === 'moon' ? dark : background;
  const cloth = mostDistinct([shape, behind, skin], options);
  const trim = mostDistinct(
    [cloth, skin],
    options.filter((ink) => ink !== cloth),
  );
  const line = lightness(skin) < 0.3 ? '#0D0A12' : mix(dark, '#120A14', 0.35);
  return { inks, background, shape, cloth, trim, hair, skin, line, skinShade: shade(skin, 0.24) };
}
