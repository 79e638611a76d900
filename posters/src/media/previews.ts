import { cover } from '../cover/cover';
import { portrait } from '../portrait/portrait';
import { linkPreview, wallPreview } from '../scene/preview';
import { previewScene } from '../scene/scenes';
import type { CharacterContent, Content } from './content';
import { QUALITY, pickCast } from './picture-job';
import type { PictureJob } from './picture-job';

/** Link previews of all partners and games. */
export function previews(content: Content): PictureJob[] {
  const job = (key: string, svg: string): PictureJob => ({
    key,
    svg,
    widths: [1200],
    width: 1200,
    height: 630,
    quality: QUALITY.preview,
    formats: ['webp'],
  });
  return [
    ...content.characters.map(({ slug, name, look }) =>
      job(
        `og/partner-${slug}`,
        linkPreview({
          slug,
          name,
          lettering: 'slab',
          palette: look.palette,
          poster: portrait(slug, look),
          posterWidth: 4,
          posterHeight: 5,
        }),
      ),
    ),
    ...content.games.map(({ slug, title, cover: drawn }) =>
      job(
        `og/game-${slug}`,
        linkPreview({
          slug,
          name: title,
          lettering: drawn.lettering,
          palette: drawn.palette,
          poster: cover(slug, drawn),
          posterWidth: 3,
          posterHeight: 4,
        }),
      ),
    ),
  ];
}

/** A link preview with a fixed file name, which pages use without an API call. */
export interface FixedPreview {
  file: string;
  svg: string;
}

const drawPortraits = (characters: readonly CharacterContent[]): string[] =>
  characters.map(({ slug, look }) => portrait(slug, look));

/** Link previews of the list pages, and the default. */
export function fixedPreviews({ characters, games }: Content): FixedPreview[] {
  const known = [...characters].sort(
    (a, b) => b.popularity - a.popularity || (a.slug < b.slug ? -1 : 1),
  );
  const covers = games
    .filter((_, at) => at % 19 === 5)
    .map(({ slug, cover: drawn }) => cover(slug, drawn));
  const portraits = { posterWidth: 4, posterHeight: 5 };
  return [
    { file: 'og/default.png', svg: previewScene(pickCast(characters)) },
    {
      file: 'og/partners.png',
      svg: wallPreview({
        name: 'Partners',
        palette: 'vermilion',
        posters: drawPortraits(known.slice(3, 6)),
        ...portraits,
      }),
    },
    {
      file: 'og/library.png',
      svg: wallPreview({
        name: 'Library',
        palette: 'teal',
        posters: covers.slice(0, 3),
        posterWidth: 3,
        posterHeight: 4,
      }),
    },
    {
      file: 'og/about.png',
      svg: wallPreview({
        name: 'About us',
        palette: 'amber',
        posters: drawPortraits(known.slice(8, 11)),
        ...portraits,
      }),
    },
  ];
}
