import type { PageModule } from '@huoban/contracts';
import { addressOf, breadcrumb, FailureNotice, paths, useLanguage } from '@huoban/runtime';
import { pictureSrcSet } from '@huoban/ui';
import { largestPictureFile } from '../../components/picture-file';
import { PartnerSkeleton } from '../../components/partner-skeleton';
import { PORTRAIT_SIZES } from '../../components/portrait-sizes';
import { COVER_SIZES } from './backdrop';
import { StoryView } from './story-view';
import { loadStory, cachedStory, useStory } from './queries';

function StoryPage() {
  const language = useLanguage();
  const { story, scenes, error, isFetching, refetch } = useStory();
  if (story && scenes)
    return <StoryView key={`${language} ${story.id}`} story={story} scenes={scenes} />;
  if (error) return <FailureNotice failure={error} busy={isFetching} onRetry={refetch} />;
  return <PartnerSkeleton />;
}

export const page: PageModule = {
  loader: loadStory,

  head(ctx) {
    const story = cachedStory(ctx);
    if (!story)
      return { title: ctx.text('square.title'), description: ctx.text('square.description') };
    const { id, title, summary, minutes, character } = story;
    const picture = story.picture ?? character.picture;
    return {
      title: ctx.text('story.title', { title, name: character.name }),
      description: summary,
      ...(picture && {
        image: largestPictureFile(picture),
        preloadImage: {
          srcSet: pictureSrcSet(picture, 'avif'),
          sizes: story.picture ? COVER_SIZES : PORTRAIT_SIZES,
          type: 'image/avif',
        },
      }),
      jsonLd: [
        breadcrumb(ctx, [
          { name: ctx.text('square.crumb'), path: paths.gamePartner() },
          { name: character.name, path: paths.partnerDetail(character.id) },
          { name: title, path: paths.partnerStory(id) },
        ]),
        {
          '@type': 'ShortStory',
          name: title,
          description: summary,
          url: addressOf(ctx, paths.partnerStory(id)),
          inLanguage: ctx.language,
          timeRequired: `PT${minutes}M`,
        },
      ],
    };
  },

  Page: StoryPage,
};
