import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function DocumentPage() {
  const text = useText();
  return <h1>{text('document.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('document.title'), description: text('document.title') }),
  Page: DocumentPage,
};
