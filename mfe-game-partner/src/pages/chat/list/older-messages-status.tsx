import { useText } from '@huoban/runtime';
import { Button, Spinner } from '@huoban/ui';
import type { ConversationState } from '../conversation/conversation';
import styles from './older-messages-status.module.css';

/** Load state of older messages. Floats, so that it does not shift the list. */
export function OlderMessagesStatus({
  state,
  onRetry,
}: {
  state: ConversationState;
  onRetry: () => void;
}) {
  const text = useText();
  if (!state.hasOlder || state.olderPage === 'ready') return null;
  return (
    <div className={styles.older} role="status">
      {state.olderPage === 'loading' ? (
        <>
          <Spinner />
          {text('chat.older')}
        </>
      ) : (
        <>
          {text('chat.olderFailed')}
          <Button variant="link" size="small" onClick={onRetry}>
            {text('chat.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
