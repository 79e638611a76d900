import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function ActivityPage() {
  const text = useText();
  return <h1>{text('activity.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('activity.title'), description: text('activity.title') }),
  Page: ActivityPage,
};
