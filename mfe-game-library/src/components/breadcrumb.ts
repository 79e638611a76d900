import type { PageContext } from '@huoban/contracts';
import { pathnameOf } from '@huoban/runtime';

/** Absolute address of a page in the language of `ctx`; machines are given that of the desktop layout. */
export const addressOf = ({ site, language }: PageContext, path: string): string =>
  site.origin + pathnameOf({ language, device: 'desktop', path });

/** JSON-LD of the way from the top to the page; the last step is the page itself. */
export const breadcrumb = (ctx: PageContext, steps: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: addressOf(ctx, path),
  })),
});
