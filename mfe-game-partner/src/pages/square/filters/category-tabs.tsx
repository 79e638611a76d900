import { useText } from '@huoban/runtime';
import type { Facet } from '../../../components/partner-queries';
import { FilterLink } from './use-filters';
import styles from './category-tabs.module.css';

/** Filter by category, with the number of partners. */
export function CategoryTabs({ categories, selected }: { categories: Facet[]; selected: string }) {
  const text = useText();
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const tabs = [{ id: '', name: text('square.all'), count: total }, ...categories];
  return (
    <nav aria-label={text('square.categories')}>
      <ul role="list" className={styles.tabs}>
        {tabs.map(({ id, name, count }) => (
          <li key={id}>
            <FilterLink
              change={{ category: id }}
              className={styles.tab}
              aria-current={id === selected ? 'true' : undefined}
            >
              {name}
              <span className={styles.count}>{count}</span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
