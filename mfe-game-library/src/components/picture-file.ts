import type { GameCard } from './game-queries';

/** Picture for links to the library as a whole. */
export const LIBRARY_IMAGE = '/media/og/library.png';

type PictureRecord = NonNullable<GameCard['picture']>;

/** Path of the largest file of a picture, in the format that every reader of head tags knows. */
export const largestPictureFile = ({ base, widths, width }: PictureRecord): string =>
  `${base}-${widths.at(-1) ?? width}.webp`;
