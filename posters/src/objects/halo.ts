import { ramp } from '../print/halftone';
import { distance, mix } from '../print/inks';
import type { Inks } from '../print/inks';
import type { Rng } from '../print/rng';
import { circle, fill, group, repeat, star } from '../print/svg';

export const HALOS = ['disc', 'arch', 'diamond', 'burst', 'ring'] as const;

const LIGHT_TONES = ['#F9D0BC', '#C4EBE2', '#D6D0F7', '#F8E3A6', '#C6E2FA'] as const;
const DEEP_TONES = ['#2B6CB0', '#0F8A82', '#CF4A30', '#7553B4', '#C0437B', '#3E8A4C'] as const;

/** A tone that differs from all inks of an object and from the picture behind; a deep one for a pale object. */
export function chooseHaloTone(inks: Inks, behind: string, isPale: boolean, rng: Rng): string {
  const { dark, main, accent, third, paper } = inks;
  const tones = isPale ? DEEP_TONES : LIGHT_TONES;
  const others = isPale ? [dark, main, accent, third, paper] : [main, accent, third, paper];
  const clear = (tone: string): number =>
    Math.min(...others.map((ink) => distance(ink, tone)), distance(behind, tone) * 0.8);
  return rng.pick([...tones].sort((a, b) => clear(b) - clear(a)).slice(0, 2));
}

/** The shape behind an object, around the origin, with an offset second ink and a halftone shadow. */
export function halo(
  kind: (typeof HALOS)[number],
  radius: number,
  tone: string,
  { dark, paper }: Inks,
): string {
  const r = radius;
  const shapes: Record<(typeof HALOS)[number], (ink: string) => string> = {
    disc: (ink) => circle(0, 0, r, ink),
    ring: (ink) =>
      circle(0, 0, r, ink) + `<circle r="${r + 9}" fill="none" stroke="${ink}" stroke-width="4"/>`,
    arch: (ink) =>
      fill(
        `M${-r * 0.94} ${r} V${-r * 0.1} A${r * 0.94} ${r * 0.94} 0 0 1 ${r * 0.94} ${-r * 0.1} V${r}Z`,
        ink,
      ),
    diamond: (ink) => fill(`M0 ${-r * 1.3} L${r * 1.3} 0 L0 ${r * 1.3} L${-r * 1.3} 0Z`, ink),
    burst: (ink) => fill(star(0, 0, 18, r * 1.14, r * 0.98), ink),
  };
  const shadow = ramp({ x: -r, y: 0, w: 2 * r, h: r }, 8, mix(tone, dark, 0.4), (across, down) =>
    Math.hypot((across - 0.5) * 2, down) < 0.86 ? down * 0.9 - 0.1 : 0,
  );
  const rays =
    kind === 'disc'
      ? repeat(16, (i) =>
          fill(
            `M-7 ${-r - 12} L7 ${-r - 12} L11 ${-r - 34} H-11Z`,
            paper,
            `opacity=".55" transform="rotate(${i * 22.5})"`,
          ),
        )
      : '';
  return rays + group(shapes[kind](dark), 'translate(6 6)') + shapes[kind](tone) + shadow;
}
