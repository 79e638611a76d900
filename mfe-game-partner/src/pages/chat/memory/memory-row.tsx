import { useEffect, useRef, useState } from 'react';
import { useText } from '@huoban/runtime';
import { Button, Field, IconButton } from '@huoban/ui';
import styles from './memory-panel.module.css';
import type { Memory } from './use-memories';

/** As in the contract of `POST /api/memory/update`. */
const MAX_LENGTH = 120;

interface MemoryRowProps {
  memory: Memory;
  isSaving: boolean;
  /** Resolves to whether the text was saved. */
  onEdit: (value: string) => Promise<boolean>;
  onForget: () => void;
}

/** One memory, or its field while it is being edited. */
export function MemoryRow({ memory, isSaving, onEdit, onForget }: MemoryRowProps) {
  const text = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const label = text(`chat.memory.kind.${memory.kind}`);

  const isEditing = draft !== null;
  useEffect(() => {
    if (isEditing) field.current?.focus();
  }, [isEditing]);

  const close = (): void => {
    setDraft(null);
    // The field is gone; the focus returns to where it was opened.
    requestAnimationFrame(() => editButton.current?.focus());
  };
  const handleSubmit = async (): Promise<void> => {
    const value = draft?.trim() ?? '';
    if (value === '' || value === memory.text || (await onEdit(value))) close();
  };

  if (draft !== null)
    return (
      <li>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void handleSubmit();
          }}
        >
          <Field
            label={label}
            value={draft}
            maxLength={MAX_LENGTH}
            ref={field}
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              // Escape would close the dialog.
              event.preventDefault();
              event.stopPropagation();
              close();
            }}
          />
          <Button size="small" type="submit" busy={isSaving}>
            {text('chat.memory.save')}
          </Button>
          <Button size="small" variant="ghost" onClick={close}>
            {text('chat.cancel')}
          </Button>
        </form>
      </li>
    );
  return (
    <li className={styles.row}>
      <span className={styles.kind}>{label}</span>
      <span className={styles.text}>{memory.text}</span>
      <IconButton
        ref={editButton}
        icon="edit"
        label={text('chat.memory.edit', { text: memory.text })}
        onClick={() => setDraft(memory.text)}
      />
      <IconButton
        icon="trash"
        label={text('chat.memory.forget', { text: memory.text })}
        disabled={isSaving}
        onClick={onForget}
      />
    </li>
  );
}
