import type { Verdict } from '../../moderation/moderation';

/** Deltas go out about this often. */
const FLUSH_INTERVAL_MS = 50;
/** UTF-16 units at the end that are not shown yet: a word must be whole before the rules can know it. */
const HELD_BACK_UNITS = 12;

export interface PreviewOptions {
  check: (text: string) => Promise<Verdict>;
  /** Text that may be seen: it begins with what was shown before. */
  onText: (text: string) => void;
  /** The rules refuse what has been written. */
  onRefused: () => void;
}

/** The text without its last units; never cut within a character of two units. */
function withoutTail(text: string): string {
  const end = Math.max(0, text.length - HELD_BACK_UNITS);
  const last = text.charCodeAt(end - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end);
}

/** Shows a text while it grows, checked each time, not more often than readers can follow. */
export function createReplyPreview({ check, onText, onRefused }: PreviewOptions) {
  let text = '';
  let shown = '';
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const flush = async (): Promise<void> => {
    const subject = text;
    const verdict = await check(subject);
    if (isClosed) return;
    if (verdict.kind === 'refused') return onRefused();
    const visible = withoutTail(verdict.text);
    // A word that was hidden after it had been shown in part: the stored message will put it right.
    if (visible.length > shown.length && visible.startsWith(shown)) {
      shown = visible;
      onText(visible);
    }
    timer = undefined;
    if (text !== subject) schedule();
  };
  const schedule = () => {
    timer ??= setTimeout(() => {
      flush().catch(() => {
        // The whole text is checked again before it is stored.
        timer = undefined;
      });
    }, FLUSH_INTERVAL_MS);
  };

  return {
    update: (whole: string) => {
      text = whole;
      schedule();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
