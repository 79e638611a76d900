/** Colours of one poster, apart from skin and hair. */
export interface Inks {
  dark: string;
  main: string;
  paper: string;
  accent: string;
  third: string;
}

const PAPER = '#F5EFE3';

export const INKS = {
  vermilion: {
    dark: '#17131C',
    main: '#FF5B3A',
    paper: PAPER,
    accent: '#22D3C0',
    third: '#FFC24B',
  },
  amber: { dark: '#13233A', main: '#FFC24B', paper: PAPER, accent: '#FF5B3A', third: '#4BB8FF' },
  teal: { dark: '#0F3A3A', main: '#22D3C0', paper: PAPER, accent: '#FFC24B', third: '#FF7AA8' },
  pink: { dark: '#3B1730', main: '#FF7AA8', paper: PAPER, accent: '#FFC24B', third: '#4BB8FF' },
  indigo: { dark: '#1C1B4B', main: '#7C8CFF', paper: PAPER, accent: '#FF5B3A', third: '#FFC24B' },
  lime: { dark: '#20330F', main: '#9BD24B', paper: PAPER, accent: '#FF5B3A', third: '#FFC24B' },
  orange: { dark: '#3A1A0A', main: '#FF8A3A', paper: PAPER, accent: '#22D3C0', third: '#FFD98A' },
  sky: { dark: '#0B2B45', main: '#4BB8FF', paper: PAPER, accent: '#FFC24B', third: '#FF7AA8' },
} as const satisfies Record<string, Inks>;

export type PaletteName = keyof typeof INKS;
export const VERMILION = '#FF5B3A';

/** Skin colours, light to dark, by the `skin` number of a look. */
export const SKINS = ['#F9DEC6', '#F3C8A4', '#DDA674', '#BC7F52', '#95603F', '#6B412F'] as const;

export const HAIR_INKS = {
  ink: '#1E1820',
  brown: '#6B3A20',
  red: '#C8391E',
  gold: '#F2B33D',
  silver: '#B9C3D1',
  teal: '#139C92',
  pink: '#F0608F',
  blue: '#2F6FD0',
  white: '#F4EFE6',
} as const;

type Channels = [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; `amount` 0 returns the first, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
  const b = channels(second);
  const mixed = channels(first).map((value, i) =>
    Math.round(value + ((b[i] ?? 0) - value) * amount)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

export const shade = (hex: string, amount = 0.22): string => mix(hex, '#120A1E', amount);
export const tint = (hex: string, amount = 0.3): string => mix(hex, '#FFFFFF', amount);

/** Approximate lightness 0…1, for the choice of dark or light lines. */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Perceived distance of two colours, 0 to about 760. */
export function distance(first: string, second: string): number {
  const [r1, g1, b1] = channels(first);
  const [r2, g2, b2] = channels(second);
  return Math.sqrt(2 * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + 3 * (b1 - b2) ** 2);
}

const namesOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] =>
  Object.keys(record).filter((name): name is K => name in record);

export const PALETTE_NAMES = namesOf(INKS);
export const HAIR_NAMES = namesOf(HAIR_INKS);
