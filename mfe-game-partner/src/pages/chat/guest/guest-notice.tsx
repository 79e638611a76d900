import { useEffect, useEffectEvent } from 'react';
import { useText } from '@huoban/runtime';
import { Button, joinClasses } from '@huoban/ui';
import type { Conversation, ConversationState } from '../conversation/conversation';
import { useSelectionAfterPaint } from '../observable/use-value-after-paint';
import styles from './guest-notice.module.css';
import type { Guest } from './use-guest';

export interface GuestNoticeProps {
  conversation: Conversation;
  guest: Guest;
  /** Of the partner. */
  name: string;
  onLogIn: () => void;
}

const countOwn = ({ items }: ConversationState): number =>
  items.filter(({ message }) => message.sender === 'user').length;

/** How many messages are left without a login; after the last one, what a login keeps. */
export function GuestNotice({ conversation, guest, name, onLogIn }: GuestNoticeProps) {
  const text = useText();
  const { chat, isOver, refresh } = guest;
  const own = useSelectionAfterPaint(conversation.state, countOwn);
  const read = useEffectEvent(refresh);
  useEffect(() => {
    if (own > 0) read();
  }, [own]);
  if (chat === null) return null;
  const login = (
    <Button size="small" variant={isOver ? 'primary' : 'link'} onClick={onLogIn}>
      {text('runtime:login.submit')}
    </Button>
  );
  if (!isOver)
    return (
      <div role="status" className={styles.notice}>
        <span>{text('chat.guest.left', { count: chat.messages_left })}</span>
        {login}
      </div>
    );
  return (
    <div role="status" className={joinClasses(styles.notice, styles.over)}>
      <div>
        <p className={styles.title}>{text('chat.guest.over', { count: chat.max_messages })}</p>
        <p className={styles.kept}>{text('chat.guest.kept', { name, days: chat.kept_days })}</p>
      </div>
      {login}
    </div>
  );
}
