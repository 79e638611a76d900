import { useText } from '@huoban/runtime';
import styles from './skip-link.module.css';

/** Id of the page's `<main>`, the target of the skip link. */
export const MAIN_ID = 'main';

export function SkipLink() {
  const text = useText();
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      {text('shell:skip')}
    </a>
  );
}
