import { useText } from '@huoban/runtime';
import { Button, Icon, VisuallyHidden } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import { Bubble } from './bubble';
import type { Conversation } from '../conversation/conversation';
import type { ReplyPhase } from '../conversation/reply';
import styles from './reply-row.module.css';
import { Speaker } from './speaker';
import { useReplyText } from './use-reply-text';

interface ReplyRowProps {
  phase: ReplyPhase;
  leads: boolean;
  conversation: Conversation;
  partner: Partner;
}

/** The reply in progress, or its failure. */
export function ReplyRow({ phase, leads, conversation, partner }: ReplyRowProps) {
  const text = useText();
  const { name } = partner;
  if (phase === 'writing' || phase === 'stopping') {
    return (
      <>
        {leads && <Speaker partner={partner} />}
        <Bubble from="character" leads={leads}>
          <ReplyText conversation={conversation} name={name} />
        </Bubble>
      </>
    );
  }
  return (
    <div role="status" className={styles.failure}>
      <Icon name="warning" />
      <span>{text(`chat.${phase}Reply`, { name })}</span>
      {phase !== 'refused' && (
        <Button
          variant="ghost"
          size="small"
          icon="refresh"
          onClick={() => conversation.retryReply()}
        >
          {text('chat.askAgain')}
        </Button>
      )}
    </div>
  );
}

/** The only component that re-renders with each part of the reply. */
function ReplyText({ conversation, name }: { conversation: Conversation; name: string }) {
  const text = useText();
  const replyText = useReplyText(conversation.reply);
  if (replyText !== '')
    return (
      <span className={styles.growing} data-growing>
        {replyText}
      </span>
    );
  return (
    <span className={styles.dots}>
      <VisuallyHidden>{text('chat.writing', { name })}</VisuallyHidden>
      <span />
      <span />
      <span />
    </span>
  );
}
