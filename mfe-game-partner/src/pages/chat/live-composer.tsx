import { Composer } from './composer';
import type { Conversation } from './conversation/conversation';
import { useReadable } from './use-readable';

interface LiveComposerProps {
  conversation: Conversation;
  partnerId: string;
  name: string;
  onLeave: () => void;
}

/** The composer of an open talk. */
export function LiveComposer({ conversation, ...field }: LiveComposerProps) {
  const phase = useReadable(conversation.talk).reply?.phase;
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
