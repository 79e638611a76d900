import type { PageContext, PageHead } from '@huoban/contracts';

export const head = ({ text }: PageContext): PageHead => ({
  title: text('profile.title'),
  description: text('profile.description'),
  noIndex: true,
});
