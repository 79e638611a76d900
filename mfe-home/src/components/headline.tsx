import { Fragment } from 'react';
import styles from './headline.module.css';

/** Lines of a headline: a message breaks them with a line feed and prints `*words*` in the action ink. */
export function Headline({ children }: { children: string }) {
  return children.split('\n').map((line) => (
    <Fragment key={line}>
      <span className={styles.line}>
        {line.split('*').map((part, place) =>
          place % 2 === 0 ? (
            part
          ) : (
            <em key={part} className={styles.accent}>
              {part}
            </em>
          ),
        )}
      </span>{' '}
    </Fragment>
  ));
}
