import type { ComponentType, ReactNode } from 'react';
import { chipClass } from '../chip/chip';
import { useFocusFallback } from '../focus/use-focus-fallback';
import { Icon } from '../icon/icon';
import styles from './result-bar.module.css';

interface FilterOption<Change> {
  change: Change;
  name: string;
}

export interface ResultBarProps<Change> {
  /** A link of the page that changes its filters. */
  FilterLink: ComponentType<{
    change: Change;
    className?: string | undefined;
    children: ReactNode;
    'aria-label'?: string | undefined;
    'aria-current'?: 'true' | undefined;
  }>;
  /** How many there are, in words; undefined while that is not known. */
  count: string | undefined;
  /** What narrows the list, each with the words of its removal, and the way back to everything. */
  activeFilters: {
    label: string;
    parts: (FilterOption<Change> & { removal: string })[];
    clear: FilterOption<Change>;
  };
  sortOrders: { label: string; options: (FilterOption<Change> & { isCurrent: boolean })[] };
}

/** How much a list has found, by which filters, and in which order. */
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
