import type { PageModule } from '@huoban/contracts';
import { InApp } from '../../components/in-app';
import { inAppHead } from '../../components/in-app-head';
import { loadPartner } from '../../components/partner-data';

function StoryPage() {
  return <InApp kind="story" />;
}

export const page: PageModule = {
  loader: loadPartner,
  head: (ctx) => inAppHead(ctx, 'story'),
  Page: StoryPage,
};
