import { useId, useState, type SubmitEvent } from 'react';
import { useText } from '@huoban/runtime';
import { Button, VisuallyHidden } from '@huoban/ui';
import styles from './reply-form.module.css';

/** Limit of the service for the text. */
const MAX_TEXT_LENGTH = 500;

interface ReplyFormProps {
  name: string;
  busy: boolean;
  /** Resolves to whether the text was sent. If not, it stays in the field. */
  onSend: (reply: string) => Promise<boolean>;
}

/** Free text instead of a choice. */
export function ReplyForm({ name, busy, onSend }: ReplyFormProps) {
  const text = useText();
  const id = useId();
  const [draft, setDraft] = useState('');
  const handleSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const reply = draft.trim();
    if (reply && (await onSend(reply))) setDraft('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor={id}>
        <VisuallyHidden>{text('story.say', { name })}</VisuallyHidden>
      </label>
      <input
        id={id}
        className={styles.field}
        value={draft}
        maxLength={MAX_TEXT_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={text('story.sayHint')}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Button variant="ghost" type="submit" icon="send" busy={busy}>
        {text('story.send')}
      </Button>
    </form>
  );
}
