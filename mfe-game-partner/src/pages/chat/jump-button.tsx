import { useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import styles from './jump-button.module.css';

/** Back to the last message, with the number of those that came meanwhile. */
export function JumpButton({ count, onJump }: { count: number; onJump: () => void }) {
  const text = useText();
  const label = count > 0 ? text('chat.jumpNew', { count }) : text('chat.jump');
  return (
    <button type="button" className={styles.jump} onClick={onJump}>
      <Icon name="chevron-down" />
      <span>{label}</span>
    </button>
  );
}
