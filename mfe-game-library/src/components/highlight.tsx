import styles from './highlight.module.css';
import type { TextParts } from './game-queries';

/** Text with marked matches. The parts are rendered as text, never as HTML. */
export function Highlight({ parts }: { parts: TextParts }) {
  return parts.map(({ text, hit }, index) =>
    hit ? (
      <mark key={index} className={styles.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
