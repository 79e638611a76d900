import { useText } from '@huoban/runtime';
import { Button, Spinner } from '@huoban/ui';
import type { Talk } from './conversation/conversation';
import styles from './older-state.module.css';

/** Floats over the oldest messages, so that nothing moves when it comes and goes. */
export function OlderState({ talk, onRetry }: { talk: Talk; onRetry: () => void }) {
  const text = useText();
  if (!talk.hasOlder || talk.older === 'ready') return null;
  return (
    <div className={styles.older} role="status">
      {talk.older === 'loading' ? (
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
