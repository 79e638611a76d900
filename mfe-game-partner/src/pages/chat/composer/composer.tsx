import { useId, useRef } from 'react';
import type { ChangeEvent, KeyboardEvent, SubmitEvent } from 'react';
import { MAX_MESSAGE_LENGTH } from '@huoban/contracts/messaging';
import { useText } from '@huoban/runtime';
import { Button, IconButton, joinClasses } from '@huoban/ui';
import styles from './composer.module.css';
import { draftFor } from '../conversation/tab-storage';
import { useDraftField, useDraftSelector } from './use-draft';

/** Characters that may be left before the counter appears. */
const COUNTER_THRESHOLD = 100;
const AFTER_COMPOSING_MS = 40;

const remainingOf = (words: string): number => MAX_MESSAGE_LENGTH - words.trim().length;
const isBlank = (words: string): boolean => words.trim() === '';
const isTooLong = (words: string): boolean => remainingOf(words) < 0;
function visibleRemaining(words: string): number | null {
  const left = remainingOf(words);
  return left <= COUNTER_THRESHOLD ? left : null;
}

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

/**
 * Where the reader writes. What is written is kept for the partner as long as the tab. The field holds its own words:
 * only what follows from them is rendered, so that most keys render nothing.
 */
export function Composer({ partnerId, name, onStop, stopping, onSend, onLeave }: ComposerProps) {
  const text = useText();
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const composedAt = useRef(-AFTER_COMPOSING_MS);
  const isEmpty = useDraftSelector(partnerId, isBlank);
  const isOver = useDraftSelector(partnerId, isTooLong);
  useDraftField(field, partnerId);

  const send = (): void => {
    const draft = draftFor(partnerId);
    const words = draft.get();
    if (isBlank(words) || isTooLong(words)) return;
    if (onSend(words.trim())) draft.set('');
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
          onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
            draftFor(partnerId).set(target.value)
          }
          onKeyDown={onKeyDown}
          onCompositionEnd={(event) => {
            composedAt.current = event.timeStamp;
          }}
          placeholder={text('chat.placeholder', { name })}
          aria-label={text('chat.placeholder', { name })}
          aria-describedby={hintId}
          aria-invalid={isOver}
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
          variant={isEmpty || isOver ? 'ghost' : 'primary'}
          aria-describedby={hintId}
          // Keeps the focus, and with it the keyboard of a phone, in the field.
          onMouseDown={(event) => event.preventDefault()}
          className={styles.send}
        >
          {text('chat.send')}
        </Button>
      </div>
      <p id={hintId} className={joinClasses(styles.hint, isOver && styles.over)}>
        <span>{text(isOver ? 'chat.tooLong' : 'chat.hint', { most: MAX_MESSAGE_LENGTH })}</span>
        <RemainingCount partnerId={partnerId} />
      </p>
    </form>
  );
}

/** How many characters are left, once they are few. */
function RemainingCount({ partnerId }: { partnerId: string }) {
  const text = useText();
  const left = useDraftSelector(partnerId, visibleRemaining);
  if (left === null) return null;
  const words = left < 0 ? text('chat.over', { count: -left }) : text('chat.left', { count: left });
  return <span className={styles.count}>{words}</span>;
}
