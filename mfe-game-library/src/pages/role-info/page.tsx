import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';

function RoleInfoPage() {
  const text = useText();
  return <h1>{text('role-info.title')}</h1>;
}

export const page: PageModule = {
  head: ({ text }) => ({ title: text('role-info.title'), description: text('role-info.title') }),
  Page: RoleInfoPage,
};
