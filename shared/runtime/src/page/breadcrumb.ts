import type { PageContext } from '@huoban/contracts';
import { pathnameOf } from '../routes/route-location';

/** Absolute URL of a page in the language of `ctx`, in the desktop layout. */
export const addressOf = (
  { site, language }: Pick<PageContext, 'site' | 'language'>,
  path: string,
): string => site.origin + pathnameOf({ language, device: 'desktop', path });

/** JSON-LD breadcrumb list; the last step is the page itself. */
export const breadcrumb = (
  ctx: Pick<PageContext, 'site' | 'language'>,
  steps: { name: string; path: string }[],
) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(ctx, path),
  })),
});
