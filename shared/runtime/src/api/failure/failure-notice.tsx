import type { ReactNode } from 'react';
import { isApiFailure } from '@huoban/contracts';
import { Button, Notice } from '@huoban/ui';
import { useText } from '../../i18n/use-text';

interface FailureNoticeProps {
  failure: unknown;
  /** A retry is in flight. */
  busy: boolean;
  onRetry: () => void;
  /** Names what could not be fetched; being offline has a title of its own. */
  title?: string;
  /** Controls beside the retry. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Replaces content that could not be fetched: what to do next. The toast of the call states the cause. */
export function FailureNotice({
  failure,
  busy,
  onRetry,
  title,
  action,
  className,
}: FailureNoticeProps) {
  const text = useText();
  const kind = isApiFailure(failure) && failure.kind === 'offline' ? 'offline' : 'error';
  return (
    <Notice
      kind={kind}
      title={(kind === 'error' && title) || text(`runtime:notice.${kind}`)}
      action={
        <>
          <Button busy={busy} icon="refresh" onClick={onRetry}>
            {text('runtime:notice.retry')}
          </Button>
          {action}
        </>
      }
      {...(className && { className })}
    >
      {text(`runtime:notice.${kind}Hint`)}
    </Notice>
  );
}
