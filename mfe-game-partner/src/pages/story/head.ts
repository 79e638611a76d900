import type { PageContext, PageHead } from '@huoban/contracts';
import { fullSizePictureFile, preloadPicture } from '@huoban/ui';
import { PORTRAIT_SIZES } from '../../components/portrait-sizes';
import { COVER_SIZES } from './backdrop';
import { jsonLd } from './json-ld';
import { cachedStory } from './queries';

export function head(context: PageContext): PageHead {
  const { text } = context;
  const story = cachedStory(context);
  if (!story) return { title: text('square.title'), description: text('square.description') };
  const { title, summary, character } = story;
  const picture = story.picture ?? character.picture;
  return {
    title: text('story.title', { title, name: character.name }),
    description: summary,
    ...(picture && {
      image: fullSizePictureFile(picture),
      preloadImage: preloadPicture(picture, story.picture ? COVER_SIZES : PORTRAIT_SIZES),
    }),
    jsonLd: jsonLd(context, story),
  };
}
