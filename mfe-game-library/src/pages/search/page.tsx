import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function SearchPage() {
  const text = useText();
  return <h1>{text('search.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('search.title'), description: text('search.title') }),
  Page: SearchPage,
};
