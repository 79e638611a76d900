import { useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import styles from './reader-toolbar.module.css';
import type { Speed } from './use-auto-advance';

interface ReaderToolbarProps {
  auto: boolean;
  speed: Speed;
  onAuto: (auto: boolean) => void;
  onSpeed: () => void;
  onBacklog: () => void;
  onLeave: () => void;
}

/** Auto-advance with its speed, backlog, and back to the title page. */
export function ReaderToolbar({
  auto,
  speed,
  onAuto,
  onSpeed,
  onBacklog,
  onLeave,
}: ReaderToolbarProps) {
  const text = useText();
  return (
    <div className={styles.toolbar}>
      <button
        type="button"
        aria-pressed={auto}
        className={styles.auto}
        onClick={() => onAuto(!auto)}
      >
        <Icon name={auto ? 'pause' : 'play'} />
        {text('story.auto')}
      </button>
      {auto && (
        <button type="button" className={styles.auto} onClick={onSpeed}>
          <Icon name="clock" />
          {text(`story.speed.${speed}`)}
        </button>
      )}
      <button type="button" onClick={onBacklog}>
        <Icon name="list" />
        {text('story.backlog')}
      </button>
      <button type="button" className={styles.leave} onClick={onLeave}>
        <Icon name="chevron-left" />
        <span>{text('story.leave')}</span>
      </button>
    </div>
  );
}
