import { useState } from 'react';
import { Link, paths, useText } from '@huoban/runtime';
import { Button, Checkbox, Notice, Skeleton, VisuallyHidden } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import styles from './memory-panel.module.css';
import { MemoryRow } from './memory-row';
import { useMemories } from './use-memories';

interface MemoryPanelProps {
  partner: Partner;
  onForgotten: () => void;
}

/** Lists what the partner remembers; each memory can be edited and deleted, and memory switched off. */
export function MemoryPanel({ partner: { id, name }, onForgotten }: MemoryPanelProps) {
  const text = useText();
  const { list, hasFailed, retry, isSaving, edit, forget, switchTo } = useMemories(id);
  const [asksAll, setAsksAll] = useState(false);

  const handleForget = async (memoryId?: string): Promise<void> => {
    setAsksAll(false);
    if (await forget(memoryId)) onForgotten();
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
    <div className={styles.panel}>
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
        {list.items.length > 0 &&
          (asksAll ? (
            <>
              <Button size="small" busy={isSaving} onClick={() => void handleForget()}>
                {text('chat.memory.allSure')}
              </Button>
              <Button size="small" variant="ghost" onClick={() => setAsksAll(false)}>
                {text('chat.memory.cancel')}
              </Button>
            </>
          ) : (
            <Button size="small" variant="ghost" icon="trash" onClick={() => setAsksAll(true)}>
              {text('chat.memory.all')}
            </Button>
          ))}
        <Link to={paths.privacy()} className={styles.privacy}>
          {text('chat.memory.privacy')}
        </Link>
      </div>
    </div>
  );
}
