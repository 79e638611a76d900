import { Composer } from './composer';
import type { Conversation, Talk } from './conversation/conversation';
import { useSettledReading } from './use-settled';

interface LiveComposerProps {
  conversation: Conversation;
  partnerId: string;
  name: string;
  onLeave: () => void;
}

const phaseOf = ({ reply }: Talk) => reply?.phase;

/** The composer of an open talk. What can be stopped is what the list shows as being written. */
export function LiveComposer({ conversation, ...field }: LiveComposerProps) {
  const phase = useSettledReading(conversation.talk, phaseOf);
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
