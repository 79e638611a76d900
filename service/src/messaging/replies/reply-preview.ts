import type { Verdict } from '../../moderation/moderation';

/** Minimum time between deltas. */
const FLUSH_INTERVAL_MS = 50;
/** UTF-16 units at the end that are not shown yet: moderation can only match complete words. */
const HELD_BACK_UNITS = 12;

export interface PreviewOptions {
  check: (text: string) => Promise<Verdict>;
  /** Called with the visible text, which always starts with the previous one. */
  onText: (text: string) => void;
  /** Called when moderation refuses the text. */
  onRefused: () => void;
}

/** The text without its last units, never cut inside a surrogate pair. */
function withoutTail(text: string): string {
  const end = Math.max(0, text.length - HELD_BACK_UNITS);
  const last = text.charCodeAt(end - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end);
}

/** Publishes a growing text at a limited rate, moderated each time. */
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
    // When masking changes text that was already shown, only the stored message corrects it.
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
        // The complete text is checked again before it is stored.
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
