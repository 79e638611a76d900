import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function DetailPage() {
  const text = useText();
  return <h1>{text('detail.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('detail.title'), description: text('detail.title') }),
  Page: DetailPage,
};
