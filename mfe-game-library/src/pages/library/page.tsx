import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function LibraryPage() {
  const text = useText();
  return <h1>{text('library.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('library.title'), description: text('library.title') }),
  Page: LibraryPage,
};
