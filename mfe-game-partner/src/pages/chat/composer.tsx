import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { ChangeEvent, KeyboardEvent, SubmitEvent } from 'react';
import { MESSAGE_LENGTH } from '@huoban/contracts/messaging';
import { useText } from '@huoban/runtime';
import { Button, IconButton, joinClasses } from '@huoban/ui';
import styles from './composer.module.css';
import { draftFor } from './conversation/kept-talk';

/** Characters that may be left before the counter appears. */
const COUNT_FROM = 100;
const AFTER_COMPOSING_MS = 40;

interface ComposerProps {
  partnerId: string;
  name: string;
  /** A reply is being written: it can be stopped. */
  onStop: (() => void) | null;
  stopping: boolean;
  /** Returns whether the words were taken; else they stay. */
  onSend: (words: string) => boolean;
  /** The reader wants to leave the field, to read. */
  onLeave: () => void;
}

/** Where the reader writes. What is written is kept for the partner as long as the tab. */
export function Composer({ partnerId, name, onStop, stopping, onSend, onLeave }: ComposerProps) {
  const text = useText();
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const composedAt = useRef(-AFTER_COMPOSING_MS);
  const words = useSyncExternalStore(
    (changed) => draftFor(partnerId).subscribe(changed),
    () => draftFor(partnerId).get(),
    () => '',
  );
  const left = MESSAGE_LENGTH - words.trim().length;
  const isEmpty = words.trim() === '';

  useEffect(() => {
    if (field.current) fitHeight(field.current);
  }, [words]);

  const write = (next: string): void => draftFor(partnerId).set(next);
  const send = (): void => {
    if (isEmpty || left < 0) return;
    if (onSend(words.trim())) write('');
    field.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // Enter and Escape belong to the input method while it composes; Safari sends them right after.
    if (event.nativeEvent.isComposing || event.timeStamp - composedAt.current < AFTER_COMPOSING_MS)
      return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape') onLeave();
  };
  const hint = left < 0 ? 'chat.tooLong' : 'chat.hint';

  return (
    <form
      className={styles.composer}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.field}>
        <textarea
          ref={field}
          rows={1}
          value={words}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onCompositionEnd={(event) => {
            composedAt.current = event.timeStamp;
          }}
          placeholder={text('chat.placeholder', { name })}
          aria-label={text('chat.placeholder', { name })}
          aria-describedby={hintId}
          aria-invalid={left < 0}
          enterKeyHint="send"
          className={styles.words}
        />
        {onStop && (
          <IconButton
            icon="stop"
            label={text('chat.stop')}
            onClick={onStop}
            disabled={stopping}
            outlined
            className={styles.stop}
          />
        )}
        {/* Not disabled: a button that cannot be reached cannot say why. */}
        <Button
          type="submit"
          icon="send"
          variant={isEmpty || left < 0 ? 'ghost' : 'primary'}
          aria-describedby={hintId}
          // Keeps the focus, and with it the keyboard of a phone, in the field.
          onMouseDown={(event) => event.preventDefault()}
          className={styles.send}
        >
          {text('chat.send')}
        </Button>
      </div>
      <p id={hintId} className={joinClasses(styles.hint, left < 0 && styles.over)}>
        <span>{text(hint, { most: MESSAGE_LENGTH })}</span>
        {left <= COUNT_FROM && (
          <span className={styles.count}>{text('chat.left', { count: left })}</span>
        )}
      </p>
    </form>
  );
}

/** For browsers that do not size a field by its content. */
function fitHeight(field: HTMLTextAreaElement): void {
  if (typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')) return;
  field.style.setProperty('height', 'auto');
  field.style.setProperty('height', `${field.scrollHeight}px`);
}
