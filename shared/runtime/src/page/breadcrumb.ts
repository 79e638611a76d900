import type { PageContext } from '@huoban/contracts';
import { pathnameOf } from '../routes/route-location';

/** Absolute address of a page in the language of `ctx`; machines are given that of the desktop layout. */
export const addressOf = (
  { site, language }: Pick<PageContext, 'site' | 'language'>,
  path: string,
): string => site.origin + pathnameOf({ language, device: 'desktop', path });

/** JSON-LD of the way from the top to the page; the last step is the page itself. */
export const breadcrumb = (
  ctx: Pick<PageContext, 'site' | 'language'>,
  steps: { name: string; path: string }[],
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: addressOf(ctx, path),
  })),
});
