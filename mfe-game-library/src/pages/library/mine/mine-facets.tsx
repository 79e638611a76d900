import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { useText } from '@huoban/runtime';
import { MINE_FILTERS, type LibraryFilters } from '../../../components/library-filters';
import { usePlayList } from '../../../components/play-list';
import { joinClasses } from '@huoban/ui';
import styles from '../facet-list.module.css';
import { FilterLink } from '../use-filters';
import own from './mine-facets.module.css';

/** The states of the visitor's play list, each with its number of games once they are known. */
export const MineFacets = observer(function MineFacets({
  selected,
}: {
  selected: LibraryFilters['mine'];
}) {
  const text = useText();
  const heading = useId();
  const items = usePlayList().data?.items;
  return (
    <nav aria-labelledby={heading} className={joinClasses(!selected && own.mine)}>
      <h2 id={heading} className={styles.heading}>
        {text('library.own.heading')}
      </h2>
      <ul role="list" className={styles.list}>
        {MINE_FILTERS.map((mine) => (
          <li key={mine}>
            <FilterLink
              change={{ genre: '', platform: '', players: '', letter: '', mine }}
              className={styles.facet}
              aria-current={mine === selected ? 'true' : undefined}
            >
              {text(mine === 'all' ? 'library.own.mine' : `runtime:playState.${mine}`)}
              {items && (
                <span className={styles.count}>
                  {items.filter(({ state }) => mine === 'all' || state === mine).length}
                </span>
              )}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
