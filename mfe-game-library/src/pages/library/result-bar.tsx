import { useText } from '@huoban/runtime';
import { chipClass, Icon } from '@huoban/ui';
import {
  isFiltered,
  NO_FILTERS,
  type LibraryFilters,
  type LibrarySort,
} from '../../components/library-filters';
import type { Facet, GamePage } from '../../components/service';
import { FilterLink } from './filter-link';
import styles from './result-bar.module.css';

const SORTS: LibrarySort[] = ['newest', 'az'];

/** How many games there are, by which filters, and in which order. */
export function ResultBar({ filters, first }: { filters: LibraryFilters; first?: GamePage }) {
  const text = useText();
  return (
    <div className={styles.bar}>
      <p className={styles.total} role="status">
        {first && text('library.count', { count: first.total })}
      </p>
      {isFiltered(filters) && <Chosen filters={filters} {...(first && { first })} />}
      <nav aria-label={text('library.sort')} className={styles.sorts}>
        {SORTS.map((sort) => (
          <FilterLink
            key={sort}
            change={{ sort }}
            className={styles.sort}
            aria-current={sort === filters.sort ? 'true' : undefined}
          >
            {text(`library.${sort}`)}
          </FilterLink>
        ))}
      </nav>
    </div>
  );
}

const nameIn = (facets: Facet[] | undefined, id: string): string =>
  facets?.find((facet) => facet.id === id)?.name ?? id;

function Chosen({ filters, first }: { filters: LibraryFilters; first?: GamePage }) {
  const text = useText();
  const chosen = [
    { filter: 'genre', name: nameIn(first?.genres, filters.genre) },
    { filter: 'platform', name: nameIn(first?.platforms, filters.platform) },
    { filter: 'letter', name: filters.letter },
  ].filter(({ name }) => name);
  return (
    <ul role="list" className={styles.chosen} aria-label={text('library.chosen')}>
      {chosen.map(({ filter, name }) => (
        <li key={filter}>
          <FilterLink
            change={{ [filter]: '' }}
            className={chipClass(false, styles.chip)}
            aria-label={text('library.remove', { name })}
          >
            {name}
            <Icon name="close" />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink change={NO_FILTERS} className={styles.clear}>
          {text('library.clear')}
        </FilterLink>
      </li>
    </ul>
  );
}
