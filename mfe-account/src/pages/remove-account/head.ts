import type { PageContext, PageHead } from '@huoban/contracts';

export const head = ({ text }: PageContext): PageHead => ({
  title: text('removeAccount.title'),
  description: text('removeAccount.description'),
  noIndex: true,
});
