import { useText } from '@huoban/runtime';
import { ResultBar } from '@huoban/ui';
import {
  NO_FILTERS,
  type LibraryFilters,
  type LibrarySort,
} from '../../components/library-filters';
import type { Facet, GamePage } from '../../components/game-queries';
import { FilterLink } from './use-filters';

const SORTS: LibrarySort[] = ['newest', 'az'];

const nameIn = (facets: Facet[] | undefined, id: string): string =>
  facets?.find((facet) => facet.id === id)?.name ?? id;

interface LibraryBarProps {
  filters: LibraryFilters;
  /** Number of matching games; undefined while loading. */
  total: number | undefined;
  facets: Pick<GamePage, 'genres' | 'platforms' | 'players'> | undefined;
}

/** Number of games, active filters and sort order. */
export function LibraryBar({ filters, total, facets }: LibraryBarProps) {
  const text = useText();
  const chosen = [
    { filter: 'genre', name: nameIn(facets?.genres, filters.genre) },
    { filter: 'platform', name: nameIn(facets?.platforms, filters.platform) },
    { filter: 'players', name: nameIn(facets?.players, filters.players) },
    { filter: 'letter', name: filters.letter },
  ].filter(({ name }) => name);
  return (
    <ResultBar<Partial<LibraryFilters>>
      FilterLink={FilterLink}
      count={total === undefined ? undefined : text('library.count', { count: total })}
      activeFilters={{
        label: text('library.chosen'),
        parts: chosen.map(({ filter, name }) => ({
          change: { [filter]: '' },
          name,
          removal: text('library.remove', { name }),
        })),
        clear: { change: NO_FILTERS, name: text('library.clear') },
      }}
      sortOrders={{
        label: text('library.sort'),
        options: SORTS.map((sort) => ({
          change: { sort },
          name: text(`library.${sort}`),
          isCurrent: sort === filters.sort,
        })),
      }}
    />
  );
}
