import type { PageContext, PageHead } from '@huoban/contracts';
import { documentQuery } from '../document-queries';
import { editionOf, type DocumentName } from './edition';
import { jsonLd } from './json-ld';
import { readDocument } from './read-document';

export function documentHead(name: DocumentName, context: PageContext): PageHead {
  const { cache, language, params, text } = context;
  const { file, number, published } = editionOf(name, params.id);
  const source = cache.getQueryData<string>(documentQuery(file, language).queryKey) ?? '';
  const { title, summary, date } = readDocument(source, file);
  const fullTitle = number === null ? title : `${title} · ${text('document.number', { number })}`;
  return {
    title: fullTitle,
    description: summary,
    // Any number of URLs show the same text.
    noIndex: !published,
    jsonLd: [jsonLd(context, fullTitle, date)],
  };
}
