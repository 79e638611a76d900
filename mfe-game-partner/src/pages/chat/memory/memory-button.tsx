import { useState } from 'react';
import { useText } from '@huoban/runtime';
import { Dialog, IconButton } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import { MemoryPanel } from './memory-panel';

export interface MemoryButtonProps {
  partner: Partner;
  /** Called after something was forgotten, because messages that said it have changed. */
  onForgotten: () => void;
}

/** Opens the list of what the partner remembers. */
export function MemoryButton({ partner, onForgotten }: MemoryButtonProps) {
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
        <MemoryPanel partner={partner} onForgotten={onForgotten} />
      </Dialog>
    </>
  );
}
