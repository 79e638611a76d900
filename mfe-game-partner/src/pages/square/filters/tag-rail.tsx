import { useState } from 'react';
import { useText } from '@huoban/runtime';
import { chipClass, Icon } from '@huoban/ui';
import type { Facet } from '../../../components/partner-queries';
import { FilterLink } from './use-filters';
import styles from './tag-rail.module.css';

/** Filter by tag, most used first. One expandable row; on mobile a scrollable one. */
export function TagRail({ tags, selected }: { tags: Facet[]; selected: string }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const ordered = [...tags].sort((a, b) => b.count - a.count);
  return (
    <nav aria-label={text('square.tags')} className={styles.rail} data-open={open}>
      <ul role="list" className={styles.tags}>
        {ordered.map(({ id, name }) => (
          <li key={id}>
            <FilterLink
              change={{ tag: id === selected ? '' : id }}
              className={chipClass(id === selected, styles.tag)}
              aria-current={id === selected ? 'true' : undefined}
            >
              {name}
            </FilterLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {text(open ? 'square.fewerTags' : 'square.moreTags')}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} />
      </button>
    </nav>
  );
}
