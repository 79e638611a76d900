import { useText } from '@huoban/runtime';
import { ResultBar } from '@huoban/ui';
import type { Facet, PartnerPage } from '../../../components/partner-queries';
import { NO_FILTERS, type SquareFilters, type SquareSort } from './filters';
import { FilterLink } from './use-filters';

const SORTS: SquareSort[] = ['popular', 'newest'];

interface SquareBarProps {
  filters: SquareFilters;
  /** Number of matching partners; undefined while loading. */
  total: number | undefined;
  facets: Pick<PartnerPage, 'categories' | 'tags'> | undefined;
}

const nameIn = (known: Facet[] | undefined, id: string): string =>
  known?.find((facet) => facet.id === id)?.name ?? id;

/** Number of partners, active filters and sort order. */
export function SquareBar({ filters, total, facets }: SquareBarProps) {
  const text = useText();
  const chosen = [
    { filter: 'category', name: nameIn(facets?.categories, filters.category) },
    { filter: 'tag', name: nameIn(facets?.tags, filters.tag) },
    { filter: 'text', name: filters.text && text('square.quoted', { text: filters.text }) },
  ].filter(({ name }) => name);
  return (
    <ResultBar<Partial<SquareFilters>>
      FilterLink={FilterLink}
      count={total === undefined ? undefined : text('square.count', { count: total })}
      activeFilters={{
        label: text('square.chosen'),
        parts: chosen.map(({ filter, name }) => ({
          change: { [filter]: '' },
          name,
          removal: text('square.remove', { name }),
        })),
        clear: { change: NO_FILTERS, name: text('square.clear') },
      }}
      sortOrders={{
        label: text('square.sort'),
        options: SORTS.map((sort) => ({
          change: { sort },
          name: text(`square.${sort}`),
          isCurrent: sort === filters.sort,
        })),
      }}
    />
  );
}
