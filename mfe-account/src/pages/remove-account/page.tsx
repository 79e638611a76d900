import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function RemoveAccountPage() {
  const text = useText();
  return <h1>{text('remove-account.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({
    title: text('remove-account.title'),
    description: text('remove-account.title'),
  }),
  Page: RemoveAccountPage,
};
