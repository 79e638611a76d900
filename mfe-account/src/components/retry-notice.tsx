import { useText } from '@huoban/runtime';
import { Button, Notice } from '@huoban/ui';

interface RetryNoticeProps {
  title: string;
  /** A retry is in flight. */
  busy?: boolean;
  onRetry: () => void;
}

/** Replaces a part of a page that could not be loaded; `FailureNotice` replaces the content of a page. */
export function RetryNotice({ title, busy = false, onRetry }: RetryNoticeProps) {
  const text = useText();
  return (
    <Notice
      kind="error"
      title={title}
      action={
        <Button icon="refresh" busy={busy} onClick={onRetry}>
          {text('profile.retry')}
        </Button>
      }
    />
  );
}
