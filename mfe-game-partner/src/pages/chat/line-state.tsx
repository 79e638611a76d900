import { useText } from '@huoban/runtime';
import { joinClasses } from '@huoban/ui';
import type { Conversation } from './conversation/conversation';
import styles from './line-state.module.css';
import { useReadable } from './use-readable';

/** A dot and a word about the connection. */
export function LineState({ conversation }: { conversation: Conversation }) {
  const text = useText();
  const state = useReadable(conversation.line);
  return (
    <p role="status" className={joinClasses(styles.state, styles[state])}>
      {text(`chat.line.${state}`)}
    </p>
  );
}
