import { joinClasses } from '../../join-classes';
import styles from './picture.module.css';

/** A picture of the API: files are `<base>-<width>.avif` and `.webp`. */
export interface PictureSource {
  base: string;
  /** Available widths in pixels. */
  widths: readonly number[];
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
}

export interface PictureProps {
  picture: PictureSource;
  /** `sizes` of the layout, for example `(max-width: 768px) 50vw, 280px`. */
  sizes: string;
  /** Empty for decorative pictures. */
  alt: string;
  /** Loads eagerly with high priority, for the largest contentful paint. */
  priority?: boolean;
  className?: string;
}

/** `srcset` of one format. */
export const pictureSrcSet = (
  { base, widths }: Pick<PictureSource, 'base' | 'widths'>,
  format: 'avif' | 'webp',
): string => widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');

/** Path of the largest file, as WebP, for link previews and structured data. */
export const fullSizePictureFile = ({
  base,
  width,
}: Pick<PictureSource, 'base' | 'width'>): string => `${base}-${width}.webp`;

/** `preloadImage` of a page head, for a picture above the fold. */
export const preloadPicture = (picture: Pick<PictureSource, 'base' | 'widths'>, sizes: string) => ({
  srcSet: pictureSrcSet(picture, 'avif'),
  sizes,
  type: 'image/avif',
});

/** Responsive picture; width and height reserve its space. */
export function Picture({ picture, sizes, alt, priority = false, className }: PictureProps) {
  const middle = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width;
  return (
    <picture className={joinClasses(styles.picture, className)}>
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(picture, 'webp')} sizes={sizes} />
      <img
        src={`${picture.base}-${middle}.webp`}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        draggable={false}
        className={styles.image}
      />
    </picture>
  );
}
