import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import { chooseInk } from './ink';
import styles from './picture-placeholder.module.css';

export interface PicturePlaceholderProps {
  /** Decides the inks: always the same for one thing, different for neighbours in a list. */
  id: string;
  /** Its first letter is printed, an English article aside. */
  name: string;
  figure?: keyof typeof FIGURES;
  /** Empty where the name stands beside the picture. */
  alt?: string;
  /** A picture of what it belongs to: printed under the letter, in the inks of the thing itself. */
  background?: ReactNode;
}

/** Half of all English titles begin with it, and neighbours should not show the same letter. */
const ARTICLE = /^(?:the|an?)\s+/i;

const FIGURES = { letter: Letter, silhouette: Silhouette };

/** What a picture is until one has been drawn: a print in a few inks with the initial of the name. */
export function PicturePlaceholder({
  id,
  name,
  figure = 'letter',
  alt = '',
  background = null,
}: PicturePlaceholderProps) {
  const { ink, ground: pattern } = chooseInk(id);
  const Figure = FIGURES[figure];
  const [initial = ''] = name.replace(ARTICLE, '');
  return (
    <span
      className={joinClasses(
        styles.standIn,
        styles[ink],
        styles[pattern],
        background !== null && styles.grounded,
      )}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {background}
      <Figure initial={initial} />
    </span>
  );
}

/** The initial, misregistered and cut by the edge of the sheet. */
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

/** Head and shoulders, with the initial on them. */
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
