import { joinClasses } from '../../join-classes';
import { chooseInk } from './ink';
import styles from './picture-placeholder.module.css';

export interface PicturePlaceholderProps {
  /** Determines the colours and the pattern. */
  id: string;
  /** Provides the initial, without an English article. */
  name: string;
  figure?: keyof typeof FIGURES;
  /** Empty where the name is shown beside the picture. */
  alt?: string;
}

/** Removed, because half of the English titles start with it and neighbours should have different letters. */
const ARTICLE = /^(?:the|an?)\s+/i;

const FIGURES = { letter: Letter, silhouette: Silhouette };

/** Placeholder for a missing picture: a pattern in a few colours with the initial of the name. */
export function PicturePlaceholder({
  id,
  name,
  figure = 'letter',
  alt = '',
}: PicturePlaceholderProps) {
  const { ink, pattern } = chooseInk(id);
  const Figure = FIGURES[figure];
  const [initial = ''] = name.replace(ARTICLE, '');
  return (
    <span
      className={joinClasses(styles.placeholder, styles[ink], styles[pattern])}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <Figure initial={initial} />
    </span>
  );
}

/** The initial with an offset second print, cropped by the edge. */
function Letter({ initial }: { initial: string }) {
  return (
    <svg viewBox="0 0 90 120" preserveAspectRatio="xMidYMid slice" className={styles.figure}>
      <g className={styles.lettering}>
        <text x="49" y="103" className={styles.plate}>
          {initial}
        </text>
        <text x="45" y="100">
          {initial}
        </text>
      </g>
    </svg>
  );
}

/** Head and shoulders with the initial. */
function Silhouette({ initial }: { initial: string }) {
  return (
    <svg viewBox="0 0 80 100" preserveAspectRatio="xMidYMax slice" className={styles.figure}>
      <circle cx="42" cy="42" r="18" className={styles.plate} />
      <path d="M9 104c0-28 14-40 34-40s34 12 34 40z" className={styles.plate} />
      <circle cx="40" cy="41" r="18" className={styles.body} />
      <path d="M6 102c0-28 14-40 34-40s34 12 34 40z" className={styles.body} />
      <text x="40" y="94" className={styles.initial}>
        {initial}
      </text>
    </svg>
  );
}
