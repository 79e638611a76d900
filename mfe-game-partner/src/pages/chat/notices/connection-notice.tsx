import { useText } from '@huoban/runtime';
import { Button, Icon } from '@huoban/ui';
import type { Conversation } from '../conversation/conversation';
import styles from './connection-notice.module.css';
import { useObservableValue } from '../observable/use-observable-value';

/** Explains above the composer why messages cannot be sent, with a retry button. */
export function ConnectionNotice({ conversation }: { conversation: Conversation }) {
  const text = useText();
  const state = useObservableValue(conversation.connectionState);
  if (state !== 'failed' && state !== 'offline' && state !== 'reconnecting') return null;
  return (
    <div role="status" className={styles.notice} data-line={state}>
      <Icon name={state === 'reconnecting' ? 'refresh' : 'warning'} />
      <span>{text(`chat.notice.${state}`)}</span>
      {state === 'failed' && (
        <Button variant="secondary" size="small" onClick={() => conversation.retry()}>
          {text('chat.reconnect')}
        </Button>
      )}
    </div>
  );
}
