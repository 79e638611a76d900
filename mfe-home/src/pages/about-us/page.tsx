import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function AboutUsPage() {
  const text = useText();
  return <h1>{text('about-us.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('about-us.title'), description: text('about-us.title') }),
  Page: AboutUsPage,
};
