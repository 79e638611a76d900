import { useId, useState, type SubmitEvent } from 'react';
import { useText } from '@huoban/runtime';
import { Button, VisuallyHidden } from '@huoban/ui';
import styles from './reply-form.module.css';

/** Longest text that the service takes. */
const MAX_TEXT_LENGTH = 500;

interface ReplyFormProps {
  name: string;
  busy: boolean;
  /** Resolves to whether the words arrived; they stay in the field when they did not. */
  onSay: (words: string) => Promise<boolean>;
}

/** Own words instead of a choice. */
export function ReplyForm({ name, busy, onSay }: ReplyFormProps) {
  const text = useText();
  const id = useId();
  const [words, setWords] = useState('');
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const said = words.trim();
    if (said && (await onSay(said))) setWords('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>
        <VisuallyHidden>{text('story.say', { name })}</VisuallyHidden>
      </label>
      <input
        id={id}
        className={styles.field}
        value={words}
        maxLength={MAX_TEXT_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={text('story.say', { name })}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button variant="ghost" type="submit" icon="send" busy={busy}>
        {text('story.send')}
      </Button>
    </form>
  );
}
