import { Link, paths, toast, useText } from '@huoban/runtime';
import { Button, Checkbox, Notice, Skeleton, useFocusFallback, VisuallyHidden } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import type { Conversation } from '../conversation/conversation';
import styles from './memory-panel.module.css';
import { MemoryRow } from './memory-row';
import { ConfirmButton } from './confirm-button';
import { useMemories } from './use-memories';

interface MemoryPanelProps {
  partner: Partner;
  conversation: Conversation;
  onCleared: () => void;
}

/** Lists what the partner remembers; each memory can be edited and deleted, and memory switched off. */
export function MemoryPanel({ partner: { id, name }, conversation, onCleared }: MemoryPanelProps) {
  const text = useText();
  const { list, hasFailed, retry, isSaving, edit, forget, switchTo } = useMemories(id);
  const panel = useFocusFallback<HTMLDivElement>();

  const handleForget = async (memoryId?: string): Promise<void> => {
    // Messages that said it have changed.
    if (await forget(memoryId)) conversation.refresh();
  };

  const handleClear = async (): Promise<void> => {
    if (await conversation.clear()) onCleared();
    else toast.show(text('chat.clearFailed'), { kind: 'error' });
  };

  if (!list && hasFailed)
    return (
      <Notice
        kind="error"
        title={text('chat.memory.failed')}
        action={<Button onClick={retry}>{text('chat.retry')}</Button>}
      />
    );
  if (!list)
    return (
      <div aria-busy>
        <VisuallyHidden>
          <span role="status">{text('chat.memory.loading')}</span>
        </VisuallyHidden>
        <Skeleton shape="text" lines={4} />
      </div>
    );
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <p className={styles.lead}>{text('chat.memory.lead', { name })}</p>
      <Checkbox
        checked={list.enabled}
        disabled={isSaving}
        onChange={({ target }) => void switchTo(target.checked)}
      >
        {text('chat.memory.switch', { name })}
      </Checkbox>
      {!list.enabled && (
        <p role="status" className={styles.off}>
          {text('chat.memory.off', { name })}
        </p>
      )}
      {list.items.length === 0 ? (
        <p className={styles.empty}>{text('chat.memory.empty', { name })}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {list.items.map((memory) => (
            <MemoryRow
              key={memory.id}
              memory={memory}
              isSaving={isSaving}
              onEdit={(value) => edit(memory.id, value)}
              onForget={() => void handleForget(memory.id)}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {list.items.length > 0 && (
          <ConfirmButton
            label={text('chat.memory.all')}
            confirmLabel={text('chat.memory.allSure')}
            onConfirm={() => void handleForget()}
          />
        )}
        <ConfirmButton
          label={text('chat.clear')}
          confirmLabel={text('chat.clearSure')}
          hint={text('chat.clearHint', { name })}
          onConfirm={() => void handleClear()}
        />
        <Link to={paths.privacy()} className={styles.privacy}>
          {text('chat.memory.privacy')}
        </Link>
      </div>
    </div>
  );
}
