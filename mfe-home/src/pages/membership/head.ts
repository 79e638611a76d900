import type { PageContext, PageHead } from '@huoban/contracts';
import { jsonLd } from './json-ld';
import { textsQuery, type MembershipTexts } from './queries';

export function head(context: PageContext): PageHead {
  const { cache, language } = context;
  const texts = cache.getQueryData<MembershipTexts>(textsQuery(language).queryKey);
  if (texts === undefined) return { title: '', description: '' };
  return {
    title: texts.title,
    description: texts.description,
    jsonLd: [jsonLd(context, texts)],
  };
}
