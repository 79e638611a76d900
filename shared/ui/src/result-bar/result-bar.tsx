import type { ComponentType, ReactNode } from 'react';
import { chipClass } from '../chip/chip';
import { useFocusFallback } from '../focus/use-focus-fallback';
import { Icon } from '../icon/icon';
import styles from './result-bar.module.css';

interface Choice<Change> {
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
  chosen: { label: string; parts: (Choice<Change> & { removal: string })[]; clear: Choice<Change> };
  orders: { label: string; options: (Choice<Change> & { isCurrent: boolean })[] };
}

/** How much a list has found, by which filters, and in which order. */
export function ResultBar<Change>({ FilterLink, count, chosen, orders }: ResultBarProps<Change>) {
  const total = useFocusFallback<HTMLParagraphElement>();
  return (
    <div className={styles.bar}>
      <p ref={total} tabIndex={-1} className={styles.total} role="status">
        {count}
      </p>
      {chosen.parts.length > 0 && (
        <ul role="list" className={styles.chosen} aria-label={chosen.label}>
          {chosen.parts.map(({ change, name, removal }) => (
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
            <FilterLink change={chosen.clear.change} className={styles.clear}>
              {chosen.clear.name}
            </FilterLink>
          </li>
        </ul>
      )}
      <nav aria-label={orders.label} className={styles.sorts}>
        {orders.options.map(({ change, name, isCurrent }) => (
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
