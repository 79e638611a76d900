import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function TopUpPage() {
  const text = useText();
  return <h1>{text('top-up.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('top-up.title'), description: text('top-up.title') }),
  Page: TopUpPage,
};
