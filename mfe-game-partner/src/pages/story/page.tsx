import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function StoryPage() {
  const text = useText();
  return <h1>{text('story.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('story.title'), description: text('story.title') }),
  Page: StoryPage,
};
