import { useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import styles from './tools.module.css';

interface ToolsProps {
  auto: boolean;
  onAuto: (auto: boolean) => void;
  onBacklog: () => void;
}

/** Reading on by itself, and looking back. */
export function Tools({ auto, onAuto, onBacklog }: ToolsProps) {
  const text = useText();
  return (
    <div className={styles.tools}>
      <button
        type="button"
        aria-pressed={auto}
        className={styles.auto}
        onClick={() => onAuto(!auto)}
      >
        <Icon name={auto ? 'pause' : 'play'} />
        {text('story.auto')}
      </button>
      <button type="button" onClick={onBacklog}>
        <Icon name="list" />
        {text('story.backlog')}
      </button>
    </div>
  );
}
