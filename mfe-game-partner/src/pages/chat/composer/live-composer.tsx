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

/** The composer of an open talk. What can be stopped is what the list shows as being written. */
export function LiveComposer({ conversation, ...field }: LiveComposerProps) {
  const phase = useSelectionAfterPaint(conversation.state, phaseOf);
  const isUnderWay = phase === 'writing' || phase === 'stopping';
  return (
    <Composer
      {...field}
      onStop={isUnderWay ? () => conversation.stopReply() : null}
      stopping={phase === 'stopping'}
      onSend={(words) => {
        conversation.send(words);
        return true;
      }}
    />
  );
}
