import { useText } from '@huoban/runtime';
import { joinClasses } from '@huoban/ui';
import type { Facet } from '../../components/game-queries';
import { KANA_ROWS } from '../../components/library-filters';
import { FilterLink } from './use-filters';
import { useSelectedInView } from './use-selected-in-view';
import styles from './letter-index.module.css';

const ALPHABET = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

interface LetterIndexProps {
  letters: Facet[];
  /** Only in Japanese. */
  kana: Facet[] | undefined;
  selected: string;
}

/** Filter by first letter, in Japanese by the row of the reading. Selecting the current letter again clears the filter. */
export function LetterIndex({ letters, kana, selected }: LetterIndexProps) {
  const text = useText();
  const row = useSelectedInView(selected);
  const counts = new Map((kana ?? letters).map(({ id, count }) => [id, count]));
  const named: readonly string[] = kana ? KANA_ROWS : ALPHABET;
  const shown = counts.has('#') && !kana ? [...named, '#'] : named;
  return (
    <nav aria-label={text('library.letters')} className={styles.index}>
      <ul ref={row} role="list" className={styles.letters}>
        {shown.map((letter) => {
          const count = counts.get(letter) ?? 0;
          const isSelected = letter === selected;
          return (
            <li key={letter}>
              {count > 0 || isSelected ? (
                <FilterLink
                  change={{ letter: isSelected ? '' : letter }}
                  className={styles.letter}
                  aria-current={isSelected ? 'true' : undefined}
                  aria-label={text('library.letter', { letter, count })}
                >
                  {letter}
                </FilterLink>
              ) : (
                <span aria-hidden className={joinClasses(styles.letter, styles.none)}>
                  {letter}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
