import { useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import type { LogItem } from '../conversation/message-log';
import styles from './jump-button.module.css';
import { useUnseenCount } from './use-unread';

interface JumpButtonProps {
  items: readonly LogItem[];
  atEnd: boolean;
  unreadAfter: number | null;
  onJump: () => void;
}

/** Scrolls to the last message and shows the number of new ones. Hidden at the end. */
export function JumpButton({ items, atEnd, unreadAfter, onJump }: JumpButtonProps) {
  const text = useText();
  const count = useUnseenCount(items, { atEnd, unreadAfter });
  if (atEnd) return null;
  const label = count > 0 ? text('chat.jumpNew', { count }) : text('chat.jump');
  return (
    <button type="button" className={styles.jump} onClick={onJump}>
      <Icon name="chevron-down" />
      <span>{label}</span>
    </button>
  );
}
