import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function HomePage() {
  const text = useText();
  return <h1>{text('home.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('home.title'), description: text('home.title') }),
  Page: HomePage,
};
