import type { GameCard } from './game-queries';

/** Preview picture of the library pages. */
export const LIBRARY_IMAGE = '/media/og/library.png';

type PictureRecord = NonNullable<GameCard['picture']>;

/** Path of the largest file of a picture, as WebP, for link previews. */
export const largestPictureFile = ({ base, widths, width }: PictureRecord): string =>
  `${base}-${widths.at(-1) ?? width}.webp`;
