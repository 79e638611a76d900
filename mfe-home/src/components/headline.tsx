import { Fragment } from 'react';
import styles from './headline.module.css';

/** Renders a headline message: line feeds break lines, `*text*` gets the accent colour. */
export function Headline({ children }: { children: string }) {
  return children.split('\n').map((line) => (
    <Fragment key={line}>
      <span className={styles.line}>
        {line.split('*').map((part, index) =>
          index % 2 === 0 ? (
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
