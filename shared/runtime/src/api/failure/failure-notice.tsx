import { isApiFailure } from '@huoban/contracts';
import { Button, Notice } from '@huoban/ui';
import { useText } from '../../i18n/use-text';

interface FailureNoticeProps {
  failure: unknown;
  /** A retry is in flight. */
  busy: boolean;
  onRetry: () => void;
}

/** Replaces content that could not be fetched: what to do next. The toast of the call states the cause. */
export function FailureNotice({ failure, busy, onRetry }: FailureNoticeProps) {
  const text = useText();
  const kind = isApiFailure(failure) && failure.kind === 'offline' ? 'offline' : 'error';
  return (
    <Notice
      kind={kind}
      title={text(`runtime:notice.${kind}`)}
      action={
        <Button busy={busy} icon="refresh" onClick={onRetry}>
          {text('runtime:notice.retry')}
        </Button>
      }
    >
      {text(`runtime:notice.${kind}Hint`)}
    </Notice>
  );
}
