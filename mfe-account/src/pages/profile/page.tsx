import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function ProfilePage() {
  const text = useText();
  return <h1>{text('profile.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('profile.title'), description: text('profile.title') }),
  Page: ProfilePage,
};
