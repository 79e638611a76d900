import { Composer } from './composer';
import type { Conversation, ConversationState } from '../conversation/conversation';
import { createObservableValue } from '../observable/observable-value';
import { useSelectionAfterPaint } from '../observable/use-value-after-paint';

interface ChatComposerProps {
  /** Null until it is open. */
  conversation: Conversation | null;
  /** Set for visitors who have to log in to write; the text stays. */
  onLogIn: (() => void) | null;
  /** Set for visitors; opens the conversation in which a first message is sent. */
  onBegin: (() => void) | null;
  partnerId: string;
  name: string;
  /** Called when the visitor has sent a message. */
  onSent: () => void;
  onLeave: () => void;
}

type ReplyState = Pick<ConversationState, 'reply'>;

const NO_REPLY = createObservableValue<ReplyState>({ reply: null });
const phaseOf = ({ reply }: ReplyState) => reply?.phase;

/** The composer of a chat: one element before and after the conversation opens, so that it keeps the focus. */
export function ChatComposer({
  conversation,
  onLogIn,
  onBegin,
  onSent,
  ...field
}: ChatComposerProps) {
  const phase = useSelectionAfterPaint<ReplyState, ReturnType<typeof phaseOf>>(
    conversation?.state ?? NO_REPLY,
    phaseOf,
  );
  const isInProgress = phase === 'writing' || phase === 'stopping';
  const send = (text: string): boolean => {
    if (onLogIn) onLogIn();
    else conversation?.send(text);
    const isSent = !onLogIn && conversation !== null;
    if (isSent) onSent();
    return isSent;
  };
  return (
    <Composer
      {...field}
      onStop={conversation && isInProgress ? () => conversation.stopReply() : null}
      stopping={phase === 'stopping'}
      onSend={conversation || onLogIn ? send : null}
      onEarlySend={onBegin}
    />
  );
}
