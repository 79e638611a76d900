import type { PageContext, PageHead } from '@huoban/contracts';
import { jsonLd } from './json-ld';

export const head = (context: PageContext): PageHead => ({
  title: context.text('about-us.title'),
  description: context.text('about-us.description'),
  image: '/media/og/about.png',
  jsonLd: [jsonLd(context)],
});
