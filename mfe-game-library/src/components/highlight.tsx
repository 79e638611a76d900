import styles from './highlight.module.css';
import type { TextParts } from './game-queries';

/** Text with what was searched for marked; pieces are text, never HTML. */
export function Highlight({ pieces }: { pieces: TextParts }) {
  return pieces.map(({ text, hit }, at) =>
    hit ? (
      <mark key={at} className={styles.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** The pieces of `whole` around each `part`, whatever their case. */
export function splitMatches(whole: string, part: string): TextParts {
  const wanted = part.toLowerCase();
  const lower = whole.toLowerCase();
  // Letters whose lower case has another length would shift what is marked.
  if (!wanted || lower.length !== whole.length) return [{ text: whole, hit: false }];
  const pieces: TextParts = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) pieces.push({ text: whole.slice(from, at), hit: false });
    from = at + wanted.length;
    pieces.push({ text: whole.slice(at, from), hit: true });
  }
  if (from < whole.length) pieces.push({ text: whole.slice(from), hit: false });
  return pieces;
}
