import type { Verdict } from '../moderation/moderation';

/** Deltas go out about this often. */
const EVERY_MS = 50;
/** UTF-16 units at the end that are not shown yet: a word must be whole before the rules can know it. */
const HELD_BACK = 12;

export interface PreviewOutlets {
  check: (text: string) => Promise<Verdict>;
  /** Text that may be seen: it begins with what was shown before. */
  show: (text: string) => void;
  /** The rules refuse what has been written. */
  refuse: () => void;
}

/** The text without its last units; never cut within a character of two units. */
const withoutEnd = (text: string): string => {
  const end = Math.max(0, text.length - HELD_BACK);
  const last = text.charCodeAt(end - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end);
};

/** Shows a text while it grows, checked each time, not more often than readers can follow. */
export const createPreview = ({ check, show, refuse }: PreviewOutlets) => {
  let text = '';
  let shown = '';
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const flush = async (): Promise<void> => {
    const subject = text;
    const verdict = await check(subject);
    if (closed) return;
    if (verdict.kind === 'refused') return refuse();
    const visible = withoutEnd(verdict.text);
    // A word that was hidden after it had been shown in part: the stored message will put it right.
    if (visible.length > shown.length && visible.startsWith(shown)) {
      shown = visible;
      show(visible);
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
    }, EVERY_MS);
  };

  return {
    grow: (whole: string) => {
      text = whole;
      schedule();
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
};
