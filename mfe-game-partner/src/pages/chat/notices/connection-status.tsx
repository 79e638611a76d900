import { useText } from '@huoban/runtime';
import { joinClasses } from '@huoban/ui';
import type { Conversation } from '../conversation/conversation';
import styles from './connection-status.module.css';
import { useObservableValue } from '../observable/use-observable-value';

/** State of the connection in the top bar. */
export function ConnectionStatus({ conversation }: { conversation: Conversation }) {
  const text = useText();
  const state = useObservableValue(conversation.connectionState);
  return (
    <p role="status" className={joinClasses(styles.state, styles[state])}>
      {text(`chat.line.${state}`)}
    </p>
  );
}
