import { useText } from '@huoban/runtime';
import styles from './skip-link.module.css';

/** Where the skip link leads: the id of the page's `<main>`. */
export const MAIN_ID = 'main';

export function SkipLink() {
  const text = useText();
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      {text('shell:skip')}
    </a>
  );
}
