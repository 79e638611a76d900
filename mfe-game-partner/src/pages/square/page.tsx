import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function SquarePage() {
  const text = useText();
  return <h1>{text('square.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('square.title'), description: text('square.title') }),
  Page: SquarePage,
};
