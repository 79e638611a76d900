import type { PictureSource } from '@huoban/ui';

/** Address of a picture in its largest size, as WebP: what link previews show. */
export const largestPictureFile = ({
  base,
  width,
}: Pick<PictureSource, 'base' | 'width'>): string => `${base}-${width}.webp`;
