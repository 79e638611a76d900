import { createHash } from 'node:crypto';
import type { CastMember } from '../scene/night';
import type { CharacterContent } from './content';

/** A picture to generate: manifest key, SVG and sizes in pixels. */
export interface PictureJob {
  key: string;
  svg: string;
  widths: readonly number[];
  /** Pixel size of the largest file. */
  width: number;
  height: number;
  quality: Quality;
  /** Only WebP for link previews, because crawlers do not support AVIF. */
  formats?: readonly ('avif' | 'webp')[];
}

export interface Quality {
  avif: number;
  webp: number;
  /** Effort of the AVIF encoder, 4 if absent; 2 takes a seventh of the time for files 8 % larger. */
  effort?: number;
}

export const QUALITY: Readonly<
  Record<'portrait' | 'cover' | 'small' | 'wide' | 'preview', Quality>
> = {
  portrait: { avif: 44, webp: 58 },
  cover: { avif: 44, webp: 54, effort: 2 },
  small: { avif: 38, webp: 42, effort: 2 },
  wide: { avif: 44, webp: 58 },
  preview: { avif: 44, webp: 36 },
};

/** Eight hex digits over the SVG and all encoding options. */
export const pictureHash = (job: PictureJob): string =>
  createHash('sha256')
    .update(JSON.stringify([job.svg, job.widths, job.quality, 4]))
    .digest('hex')
    .slice(0, 8);

/** The most popular characters, including creatures and a machine, front figures last. */
export function pickCast(characters: readonly CharacterContent[]): CastMember[] {
  const known = [...characters].sort(
    (a, b) => b.popularity - a.popularity || (a.slug < b.slug ? -1 : 1),
  );
  const first = (build: CharacterContent['look']['build']): CharacterContent[] =>
    known.filter(({ look }) => look.build === build);
  const humans = first('human');
  return [
    humans[1],
    first('machine')[0],
    humans[0],
    first('creature')[0],
    first('creature')[1],
  ].filter((one): one is CharacterContent => one !== undefined);
}
