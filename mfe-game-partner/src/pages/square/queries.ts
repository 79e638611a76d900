import type { ApiClient, Language } from '@huoban/contracts';
import { endlessQuery } from '@huoban/runtime';
import { SQUARE } from '../../components/partner';
import type { SquareFilters } from './filters/filters';
import { PAGE_SIZE } from './filters/limits';

/** The pages of partners behind some filters, as one query that grows; loader and list share it. */
export function squareQuery(
  api: ApiClient,
  language: Language,
  { page: from, category, tag, text, sort }: SquareFilters,
) {
  const filters = {
    sort,
    size: PAGE_SIZE,
    ...(category && { category }),
    ...(tag && { tag }),
    ...(text && { text }),
  };
  return endlessQuery({
    key: [language, SQUARE, filters],
    from,
    fetchPage: (page, signal) =>
      api.call(SQUARE, { body: { ...filters, page } }, { signal, quiet: true }),
  });
}
