import { useId, useRef } from 'react';
import type { ChangeEvent, KeyboardEvent, SubmitEvent } from 'react';
import { MAX_MESSAGE_LENGTH } from '@huoban/contracts/messaging';
import { useText } from '@huoban/runtime';
import { Button, IconButton, joinClasses } from '@huoban/ui';
import styles from './composer.module.css';
import { draftFor } from '../conversation/tab-storage';
import { isBlank, useDraftField, useDraftSelector } from './use-draft';
import { useHeldPress } from './use-held-press';

/** The counter appears when this many characters are left. */
const COUNTER_THRESHOLD = 100;
const AFTER_COMPOSING_MS = 40;

const remainingOf = (draft: string): number => MAX_MESSAGE_LENGTH - draft.trim().length;
const isTooLong = (draft: string): boolean => remainingOf(draft) < 0;
function visibleRemaining(draft: string): number | null {
  const left = remainingOf(draft);
  return left <= COUNTER_THRESHOLD ? left : null;
}

interface ComposerProps {
  partnerId: string;
  name: string;
  /** Stops the reply in progress; null if there is none. */
  onStop: (() => void) | null;
  stopping: boolean;
  /** Returns whether the text was accepted. If not, it stays in the field. Null while sending has to wait. */
  onSend: ((text: string) => boolean) | null;
  /** Called when a text is sent while sending has to wait. */
  onEarlySend: (() => void) | null;
  /** Called when the visitor leaves the field with Escape. */
  onLeave: () => void;
}

/**
 * The message field. The draft is stored per partner in the tab. The field is uncontrolled and only values derived from
 * the draft are rendered, so most keys cause no render.
 */
export function Composer({
  partnerId,
  name,
  onStop,
  stopping,
  onSend,
  onEarlySend,
  onLeave,
}: ComposerProps) {
  const text = useText();
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const composedAt = useRef(-AFTER_COMPOSING_MS);
  const isEmpty = useDraftSelector(partnerId, isBlank);
  const isOver = useDraftSelector(partnerId, isTooLong);
  useDraftField(field, partnerId);

  const sendNow = (): void => {
    const stored = draftFor(partnerId);
    const draft = stored.get();
    if (isBlank(draft) || isTooLong(draft)) return;
    if (onSend?.(draft.trim())) stored.set('');
    field.current?.focus({ preventScroll: true });
  };
  const press = useHeldPress(onSend !== null, sendNow);
  const send = (): void => {
    const draft = draftFor(partnerId).get();
    if (onSend) sendNow();
    else if (!isBlank(draft) && !isTooLong(draft)) {
      if (!press.held) onEarlySend?.();
      press.hold();
    }
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // During composition Enter and Escape belong to the input method; Safari sends them right afterwards.
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
          onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => {
            draftFor(partnerId).set(target.value);
            if (press.held) press.drop();
          }}
          onKeyDown={handleKeyDown}
          onCompositionEnd={(event) => {
            composedAt.current = event.timeStamp;
          }}
          placeholder={text('chat.placeholder', { name })}
          aria-label={text('chat.placeholder', { name })}
          aria-describedby={hintId}
          aria-invalid={isOver}
          enterKeyHint="send"
          className={styles.text}
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
        {/* Not disabled, so that assistive technology can reach its description. */}
        <Button
          type="submit"
          icon="send"
          busy={press.held}
          variant={isEmpty || isOver ? 'ghost' : 'primary'}
          aria-describedby={hintId}
          // Keeps the focus, and on mobile the keyboard, in the field.
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

/** The number of characters left, once it is low. */
function RemainingCount({ partnerId }: { partnerId: string }) {
  const text = useText();
  const left = useDraftSelector(partnerId, visibleRemaining);
  if (left === null) return null;
  const label = left < 0 ? text('chat.over', { count: -left }) : text('chat.left', { count: left });
  return <span className={styles.count}>{label}</span>;
}
