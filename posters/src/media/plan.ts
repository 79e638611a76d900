import { createHash } from 'node:crypto';
import { cover } from '../cover/cover';
import { portrait } from '../portrait/portrait';
import { banner } from '../scene/banner';
import { linkPreview, wallPreview } from '../scene/preview';
import type { CastMember } from '../scene/night';
import {
  errorScene,
  heroPhoneScene,
  heroScene,
  notFoundScene,
  previewScene,
} from '../scene/scenes';
import { storyCover, storyPlace } from '../story/story-pictures';
import type { CharacterContent, Content } from './content';

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
}

export const QUALITY: Readonly<Record<'portrait' | 'cover' | 'wide' | 'preview', Quality>> = {
  portrait: { avif: 44, webp: 58 },
  cover: { avif: 44, webp: 56 },
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

function scenes(content: Content): PictureJob[] {
  const cast = pickCast(content.characters);
  const builder = content.characters.find(({ look }) => look.prop === 'wrench') ?? cast[1];
  const guide =
    content.characters.find(({ look }) => look.prop === 'map' && look.build === 'creature') ??
    content.characters.find(({ look }) => look.prop === 'map') ??
    cast[0];
  const wide = { widths: [800, 1600], width: 1600, height: 900, quality: QUALITY.wide };
  return [
    { key: 'scenes/hero', svg: heroScene(cast), ...wide },
    {
      key: 'scenes/hero-phone',
      svg: heroPhoneScene(cast),
      widths: [480, 900],
      width: 900,
      height: 1400,
      quality: QUALITY.wide,
    },
    { key: 'scenes/not-found', svg: notFoundScene(guide ? [guide] : []), ...wide },
    { key: 'scenes/error', svg: errorScene(builder ? [builder] : []), ...wide },
    {
      key: 'og/default',
      svg: previewScene(cast),
      widths: [1200],
      width: 1200,
      height: 630,
      quality: QUALITY.wide,
    },
  ];
}

/** A wide cover for each story, and a picture for each place of its scenes. */
function storyScenes({ stories, characters }: Content): PictureJob[] {
  const wide = { widths: [640, 1280], width: 1280, height: 720, quality: QUALITY.wide };
  return stories.flatMap(({ slug, character, places }) => {
    const teller = characters.find((one) => one.slug === character);
    if (!teller) return [];
    return [
      { key: `banners/${slug}`, svg: storyCover(slug, teller), ...wide },
      ...places.map((place) => ({
        key: `scenes/${slug}-${place}`,
        svg: storyPlace(slug, place, teller),
        ...wide,
      })),
    ];
  });
}

/** Link previews of all partners and games. */
function previews(content: Content): PictureJob[] {
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
          poster: cover(slug, title, drawn),
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
    .map(({ slug, title, cover: drawn }) => cover(slug, title, drawn));
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

/** All pictures of the content. */
export function planJobs(content: Content): PictureJob[] {
  const look = new Map(content.characters.map((one) => [one.slug, one]));
  const games = new Map(content.games.map((one) => [one.slug, one]));
  return [
    ...content.characters.map((one): PictureJob => ({
      key: `portraits/${one.slug}`,
      svg: portrait(one.slug, one.look),
      widths: [240, 480, 960],
      width: 960,
      height: 1200,
      quality: QUALITY.portrait,
    })),
    ...content.games.map((one): PictureJob => ({
      key: `covers/${one.slug}`,
      svg: cover(one.slug, one.title, one.cover),
      widths: [240, 480, 960],
      width: 960,
      height: 1280,
      quality: QUALITY.cover,
    })),
    ...content.activities.map((one): PictureJob => {
      const worlds = one.games.flatMap((slug) => games.get(slug)?.cover ?? []);
      const cast = one.characters.flatMap((slug) => look.get(slug) ?? []).slice(0, 3);
      const motifs = worlds.length
        ? worlds.map(({ motif }) => motif)
        : (['arena', 'city', 'mountain'] as const);
      return {
        key: `banners/${one.slug}`,
        svg: banner(one.slug, { palette: worlds[0]?.palette ?? 'vermilion', motifs, cast }),
        widths: [640, 1280],
        width: 1280,
        height: 720,
        quality: QUALITY.wide,
      };
    }),
    ...scenes(content),
    ...storyScenes(content),
    ...previews(content),
  ];
}
