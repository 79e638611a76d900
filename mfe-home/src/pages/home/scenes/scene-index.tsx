import { useText } from '@huoban/runtime';
import { SCENES } from './scene-names';
import styles from './scene-index.module.css';

interface SceneIndexProps {
  current: number;
  onChoose: (index: number) => void;
}

/** The dots at the edge: which scene is shown, and a way to each. */
export function SceneIndex({ current, onChoose }: SceneIndexProps) {
  const text = useText();
  return (
    <nav
      aria-label={text('home.index')}
      data-sheet={SCENES[current]?.surface}
      className={styles.index}
    >
      <ol role="list" className={styles.list}>
        {SCENES.map(({ name }, index) => (
          <li key={name}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              className={styles.dot}
              onClick={() => onChoose(index)}
            >
              <span className={styles.label}>{text(`home.${name}.name`)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
