import { useText } from '@huoban/runtime';
import { Button, Icon } from '@huoban/ui';
import { Bubble } from './bubble';
import type { Conversation } from '../conversation/conversation';
import type { Unsent } from '../conversation/outbox';
import { isTemporary, type SendFailure } from '../conversation/send-failure';
import styles from './message-row.module.css';
import { useObservableValue } from '../observable/use-observable-value';

interface UnsentRowProps {
  entry: Unsent;
  leads: boolean;
  conversation: Conversation;
}

/** An own message that is queued, being sent, or failed. */
export function UnsentRow({ entry, leads, conversation }: UnsentRowProps) {
  const text = useText();
  const connection = useObservableValue(conversation.connectionState);
  const { id, state, failure } = entry;
  const statusKey = state === 'queued' && connection !== 'online' ? 'chat.queued' : 'chat.sending';
  return (
    <>
      {leads && <p className={styles.ownTime} />}
      <Bubble from="user" leads={leads} faint={state !== 'sent'}>
        {entry.text}
      </Bubble>
      {state === 'failed' ? (
        <div role="alert" className={styles.failed}>
          <Icon name="warning" />
          <span>
            {isTemporary(failure) && connection !== 'failed'
              ? text('chat.retrying')
              : failureText(failure, text)}
          </span>
          {failure?.kind !== 'refused' && (
            <Button variant="link" size="small" onClick={() => conversation.resend(id)}>
              {text('chat.resend')}
            </Button>
          )}
          <Button variant="link" size="small" onClick={() => conversation.discard(id)}>
            {text('chat.delete')}
          </Button>
        </div>
      ) : (
        <p className={styles.ownMark}>
          <Icon name="clock" />
          {text(statusKey)}
        </p>
      )}
    </>
  );
}

function failureText(failure: SendFailure | undefined, text: ReturnType<typeof useText>): string {
  switch (failure?.kind) {
    case 'refused':
      return failure.message.trim() || text('chat.refused');
    case 'tooMany':
      return text('chat.tooMany', { seconds: failure.seconds });
    case 'service':
      return text('chat.serviceFailed');
    case 'signedOut':
    case 'loginNeeded':
    case 'timeout':
    case 'unavailable':
    case undefined:
      return text('chat.notSent');
  }
}
