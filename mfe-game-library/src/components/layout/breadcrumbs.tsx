import { Link, useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import styles from './breadcrumbs.module.css';

/** The way down to a page; the page itself is not in it. */
export function Breadcrumbs({ steps }: { steps: { name: string; path: string }[] }) {
  const text = useText();
  return (
    <nav aria-label={text('card.way')}>
      <ol role="list" className={styles.way}>
        {steps.map(({ name, path }, at) => (
          <li key={path}>
            <Link to={path}>
              {at === 0 && <Icon name="chevron-left" />}
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
