import type { PictureSource } from '@huoban/ui';

/** Path of the largest file of a picture, as WebP, for link previews. */
export const largestPictureFile = ({
  base,
  width,
}: Pick<PictureSource, 'base' | 'width'>): string => `${base}-${width}.webp`;
