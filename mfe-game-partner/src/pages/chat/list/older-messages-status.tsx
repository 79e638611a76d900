import { useText } from '@huoban/runtime';
import { Button, Spinner } from '@huoban/ui';
import type { ConversationState } from '../conversation/conversation';
import styles from './older-messages-status.module.css';

/** Floats over the oldest messages, so that nothing moves when it comes and goes. */
export function OlderMessagesStatus({
  talk,
  onRetry,
}: {
  talk: ConversationState;
  onRetry: () => void;
}) {
  const text = useText();
  if (!talk.hasOlder || talk.olderPage === 'ready') return null;
  return (
    <div className={styles.older} role="status">
      {talk.olderPage === 'loading' ? (
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
