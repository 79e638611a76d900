import { useText } from '@huoban/runtime';
import { PANELS } from './panel-names';
import styles from './panel-index.module.css';

interface PanelIndexProps {
  current: number;
  onChoose: (index: number) => void;
}

/** Dots at the edge of the window that show and select the current panel. */
export function PanelIndex({ current, onChoose }: PanelIndexProps) {
  const text = useText();
  return (
    <nav
      aria-label={text('home.index')}
      data-sheet={PANELS[current]?.surface}
      className={styles.index}
    >
      <ol role="list" className={styles.list}>
        {PANELS.map(({ name }, index) => (
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
