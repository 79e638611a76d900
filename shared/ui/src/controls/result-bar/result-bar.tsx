import type { ComponentType, ReactNode } from 'react';
import { chipClass } from '../chip/chip';
import { useFocusFallback } from '../../hooks/use-focus-fallback';
import { Icon } from '../../images/icon/icon';
import styles from './result-bar.module.css';

interface FilterOption<Change> {
  change: Change;
  name: string;
}

export interface ResultBarProps<Change> {
  /** Link component that changes the filters of the page. */
  FilterLink: ComponentType<{
    change: Change;
    className?: string | undefined;
    children: ReactNode;
    'aria-label'?: string | undefined;
    'aria-current'?: 'true' | undefined;
  }>;
  /** Number of results as text; undefined while it is unknown. */
  count: string | undefined;
  /** Active filters, each with the label of its removal, and a link that clears all. */
  activeFilters: {
    label: string;
    parts: (FilterOption<Change> & { removal: string })[];
    clear: FilterOption<Change>;
  };
  sortOrders: { label: string; options: (FilterOption<Change> & { isCurrent: boolean })[] };
}

/** Number of results, active filters and sort order of a list. */
export function ResultBar<Change>({
  FilterLink,
  count,
  activeFilters,
  sortOrders,
}: ResultBarProps<Change>) {
  const total = useFocusFallback<HTMLParagraphElement>();
  return (
    <div className={styles.bar}>
      <p ref={total} tabIndex={-1} className={styles.total} role="status">
        {count}
      </p>
      {activeFilters.parts.length > 0 && (
        <ul role="list" className={styles.chosen} aria-label={activeFilters.label}>
          {activeFilters.parts.map(({ change, name, removal }) => (
            <li key={removal}>
              <FilterLink
                change={change}
                className={chipClass(false, styles.chip)}
                aria-label={removal}
              >
                {name}
                <Icon name="close" />
              </FilterLink>
            </li>
          ))}
          <li>
            <FilterLink change={activeFilters.clear.change} className={styles.clear}>
              {activeFilters.clear.name}
            </FilterLink>
          </li>
        </ul>
      )}
      <nav aria-label={sortOrders.label} className={styles.sorts}>
        {sortOrders.options.map(({ change, name, isCurrent }) => (
          <FilterLink
            key={name}
            change={change}
            className={styles.sort}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {name}
          </FilterLink>
        ))}
      </nav>
    </div>
  );
}
