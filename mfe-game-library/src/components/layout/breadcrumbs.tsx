import { Link, useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import styles from './breadcrumbs.module.css';

/** Links to the parent pages. */
export function Breadcrumbs({ parents }: { parents: { name: string; path: string }[] }) {
  const text = useText();
  return (
    <nav aria-label={text('card.way')}>
      <ol role="list" className={styles.list}>
        {parents.map(({ name, path }, index) => (
          <li key={path}>
            <Link to={path}>
              {index === 0 && <Icon name="chevron-left" />}
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
