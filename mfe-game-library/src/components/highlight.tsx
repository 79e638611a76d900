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

/** Splits `text` at each case-insensitive match of `query`. */
export function splitMatches(text: string, query: string): TextParts {
  const lowerQuery = query.toLowerCase();
  const lowerText = text.toLowerCase();
  // Some letters change their length in lower case, which would shift the marks.
  if (!lowerQuery || lowerText.length !== text.length) return [{ text, hit: false }];
  const parts: TextParts = [];
  let from = 0;
  for (let at = lowerText.indexOf(lowerQuery); at >= 0; at = lowerText.indexOf(lowerQuery, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), hit: false });
    from = at + lowerQuery.length;
    parts.push({ text: text.slice(at, from), hit: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), hit: false });
  return parts;
}
