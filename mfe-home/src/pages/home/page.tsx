import type { PageModule } from '@huoban/contracts';
import { Link, paths, useText } from '@huoban/runtime';

function HomePage() {
  const text = useText();
  return (
    <h1>
      <Link to={paths.gamePartner()}>{text('home.title')}</Link>
    </h1>
  );
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('home.title'), description: text('home.title') }),
  Page: HomePage,
};
