import { cover } from '../cover/cover';
import { entityPicture } from '../entity/entity-picture';
import { castScene, subjectScene } from '../entity/game-scene';
import { portrait } from '../portrait/portrait';
import { banner } from '../scene/banner';
import {
  errorScene,
  heroPhoneScene,
  heroScene,
  notFoundScene,
  previewScene,
} from '../scene/scenes';
import { storyCover, storyPlace } from '../story/story-pictures';
import type { Content } from './content';
import { QUALITY, pickCast } from './picture-job';
import type { PictureJob } from './picture-job';
import { previews } from './previews';

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

/** Two scenes of each game: its roles, and its cover's subject with the thing or place. */
function gameScenes({ games, entities }: Content): PictureJob[] {
  return games.flatMap(({ slug, cover: drawn }) => {
    const own = entities.filter(({ game }) => game === slug);
    const [left, right] = own.filter(({ kind }) => kind === 'role');
    const [thing] = own.flatMap(({ kind, subject }) =>
      kind !== 'role' && 'object' in subject ? [subject.object] : [],
    );
    if (!left || !right || !thing) return [];
    const job = { widths: [640], width: 640, height: 360, quality: QUALITY.small };
    return [
      { key: `scenes/game-${slug}-cast`, svg: castScene(slug, drawn, [left, right]), ...job },
      { key: `scenes/game-${slug}-subject`, svg: subjectScene(slug, drawn, thing), ...job },
    ];
  });
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
      svg: cover(one.slug, one.cover),
      widths: [240, 480, 768],
      width: 768,
      height: 1024,
      quality: QUALITY.cover,
    })),
    ...content.entities.flatMap(({ id, game, subject }): PictureJob[] => {
      const drawn = games.get(game)?.cover;
      if (!drawn) return [];
      return [
        {
          key: `entities/${id}`,
          svg: entityPicture(id, drawn, subject),
          widths: [240, 480],
          width: 480,
          height: 600,
          quality: QUALITY.small,
        },
      ];
    }),
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
    ...gameScenes(content),
    ...previews(content),
  ];
}
