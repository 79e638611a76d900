import type { PageModule } from '@huoban/contracts';
import { FailureNotice, useLanguage } from '@huoban/runtime';
import { head } from './head';
import { loadStory, useStory } from './queries';
import { StorySkeleton } from './story-skeleton';
import { StoryView } from './story-view';

function StoryPage() {
  const language = useLanguage();
  const { story, scenes, error, isFetching, refetch } = useStory();
  if (story && scenes)
    return <StoryView key={`${language} ${story.id}`} story={story} scenes={scenes} />;
  if (error) return <FailureNotice failure={error} busy={isFetching} onRetry={refetch} />;
  return <StorySkeleton />;
}

export const page: PageModule = {
  loader: loadStory,
  head,
  Page: StoryPage,
};
