import { useId } from 'react';
import { useText } from '@huoban/runtime';
import { joinClasses, Skeleton } from '@huoban/ui';
import type { Facet } from '../../components/game-queries';
import styles from './facet-list.module.css';
import { FilterLink } from './use-filters';
import { useSelectedInView } from './use-selected-in-view';

const SKELETON_LINES = 5;

interface FacetListProps {
  filter: 'genre' | 'platform' | 'players';
  /** Undefined while loading. */
  facets: Facet[] | undefined;
  /** Null while the play list is shown instead. */
  selected: string | null;
}

/** The values of one filter, each with its number of games. */
export function FacetList({ filter, facets, selected }: FacetListProps) {
  const text = useText();
  const heading = useId();
  const row = useSelectedInView(selected);
  if (facets?.length === 0) return null;
  const all = { id: '', name: text(`library.all.${filter}`), count: null };
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {text(`library.${filter}`)}
      </h2>
      <ul ref={row} role="list" className={styles.list}>
        {[all, ...(facets ?? [])].map(({ id, name, count }) => (
          <li key={id}>
            {count === 0 && id !== selected ? (
              // No link, because no game has this as well.
              <span role="link" aria-disabled className={joinClasses(styles.facet, styles.none)}>
                {name} <span className={styles.count}>{count}</span>
              </span>
            ) : (
              <FilterLink
                change={{ [filter]: id }}
                className={styles.facet}
                aria-current={id === selected ? 'true' : undefined}
              >
                {name}
                {count !== null && <span className={styles.count}>{count}</span>}
              </FilterLink>
            )}
          </li>
        ))}
      </ul>
      {!facets && (
        <Skeleton shape="text" lines={SKELETON_LINES} className={styles.skeleton ?? ''} />
      )}
    </nav>
  );
}
