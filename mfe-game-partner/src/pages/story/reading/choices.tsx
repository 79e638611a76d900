import { useText } from '@huoban/runtime';
import type { Choice } from '../../../components/story-queries';
import styles from './choices.module.css';

interface ChoicesProps {
  choices: Choice[];
  busy: boolean;
  onChoose: (choice: Choice) => void;
}

/** The choices of a scene, numbered by their keyboard shortcuts. */
export function Choices({ choices, busy, onChoose }: ChoicesProps) {
  const text = useText();
  return (
    <ol role="list" className={styles.choices} aria-label={text('story.choices')}>
      {choices.map((choice, index) => (
        <li key={choice.id}>
          <button
            type="button"
            className={styles.choice}
            aria-disabled={busy || undefined}
            onClick={() => onChoose(choice)}
          >
            <span aria-hidden className={styles.number}>
              {index + 1}
            </span>
            {choice.text}
          </button>
        </li>
      ))}
    </ol>
  );
}
