import { useState } from 'react';
import { useText } from '@huoban/runtime';
import { Dialog, IconButton } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import type { Conversation } from '../conversation/conversation';
import { MemoryPanel } from './memory-panel';

export interface MemoryButtonProps {
  partner: Partner;
  conversation: Conversation;
  /** Called after the conversation was cleared. */
  onCleared: () => void;
}

/** Opens the list of what the partner remembers. */
export function MemoryButton({ partner, conversation, onCleared }: MemoryButtonProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const title = text('chat.memory.title', { name: partner.name });
  return (
    <>
      <IconButton
        icon="bookmark"
        label={title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={text('chat.memory.close')}
      >
        <MemoryPanel partner={partner} conversation={conversation} onCleared={onCleared} />
      </Dialog>
    </>
  );
}
