import type { PageContext, PageHead } from '@huoban/contracts';
import { LIBRARY_IMAGE } from '../../components/library-image';
import { readSearch } from '../../components/search-params';

export function head({ query, text }: PageContext): PageHead {
  const search = readSearch(query);
  return {
    title: search.text ? text('search.titleOf', { text: search.text }) : text('search.title'),
    description: text('search.description'),
    image: LIBRARY_IMAGE,
    noIndex: true,
  };
}
