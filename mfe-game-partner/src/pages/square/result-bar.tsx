import { useText } from '@huoban/runtime';
import { chipClass, Icon } from '@huoban/ui';
import type { Facet, PartnerPage } from '../../components/partner';
import { FilterLink } from './filter-link';
import { isFiltered, NO_FILTERS, type SquareFilters, type SquareSort } from './filters';
import styles from './result-bar.module.css';

const SORTS: SquareSort[] = ['popular', 'newest'];
type Narrowing = keyof typeof NO_FILTERS;

interface ResultBarProps {
  filters: SquareFilters;
  /** Partners behind the filters; unknown while they are fetched. */
  total: number | undefined;
  facets: Pick<PartnerPage, 'categories' | 'tags'> | undefined;
}

/** How many partners there are, by which filters, and in which order. */
export function ResultBar({ filters, total, facets }: ResultBarProps) {
  const text = useText();
  return (
    <div className={styles.bar}>
      <p className={styles.total} role="status">
        {total !== undefined && text('square.count', { count: total })}
      </p>
      {isFiltered(filters) && <Chosen filters={filters} facets={facets} />}
      <nav aria-label={text('square.sort')} className={styles.sorts}>
        {SORTS.map((sort) => (
          <FilterLink
            key={sort}
            change={{ sort }}
            className={styles.sort}
            aria-current={sort === filters.sort ? 'true' : undefined}
          >
            {text(`square.${sort}`)}
          </FilterLink>
        ))}
      </nav>
    </div>
  );
}

function Chosen({ filters, facets }: Pick<ResultBarProps, 'filters' | 'facets'>) {
  const text = useText();
  const nameIn = (known: Facet[] | undefined, id: string): string =>
    known?.find((facet) => facet.id === id)?.name ?? id;
  const names: Record<Narrowing, string> = {
    category: nameIn(facets?.categories, filters.category),
    tag: nameIn(facets?.tags, filters.tag),
    text: text('square.quoted', { text: filters.text }),
  };
  const narrowings: Narrowing[] = ['category', 'tag', 'text'];
  return (
    <ul role="list" className={styles.chosen} aria-label={text('square.chosen')}>
      {narrowings
        .filter((name) => filters[name])
        .map((name) => (
          <li key={name}>
            <FilterLink
              change={{ [name]: '' }}
              className={chipClass(false, styles.chip)}
              aria-label={text('square.remove', { name: names[name] })}
            >
              {names[name]}
              <Icon name="close" />
            </FilterLink>
          </li>
        ))}
      <li>
        <FilterLink change={NO_FILTERS} className={styles.clear}>
          {text('square.clear')}
        </FilterLink>
      </li>
    </ul>
  );
}
