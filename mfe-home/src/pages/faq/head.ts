import type { PageContext, PageHead } from '@huoban/contracts';
import { jsonLd } from './json-ld';
import { textsQuery, type FaqTexts } from './queries';

export function head({ cache, language }: PageContext): PageHead {
  const texts = cache.getQueryData<FaqTexts>(textsQuery(language).queryKey);
  if (texts === undefined) return { title: '', description: '' };
  const { title, description } = texts;
  return { title, description, jsonLd: [jsonLd(language, texts)] };
}
