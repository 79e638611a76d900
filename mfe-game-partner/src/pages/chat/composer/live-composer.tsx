import { Composer } from './composer';
import type { Conversation, ConversationState } from '../conversation/conversation';
import { useSelectionAfterPaint } from '../observable/use-value-after-paint';

interface LiveComposerProps {
  conversation: Conversation;
  partnerId: string;
  name: string;
  onLeave: () => void;
}

const phaseOf = ({ reply }: ConversationState) => reply?.phase;

/** The composer of an open conversation. */
export function LiveComposer({ conversation, ...field }: LiveComposerProps) {
  const phase = useSelectionAfterPaint(conversation.state, phaseOf);
  const isInProgress = phase === 'writing' || phase === 'stopping';
  return (
    <Composer
      {...field}
      onStop={isInProgress ? () => conversation.stopReply() : null}
      stopping={phase === 'stopping'}
      onSend={(text) => {
        conversation.send(text);
        return true;
      }}
    />
  );
}
