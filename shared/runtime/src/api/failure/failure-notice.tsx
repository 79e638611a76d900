import { Button, Notice } from '@huoban/ui';
import { useText } from '../../i18n/use-text';
import { failureText } from './failure-text';

interface FailureNoticeProps {
  failure: unknown;
  /** Another try is under way. */
  busy: boolean;
  onRetry: () => void;
}

const isOffline = (failure: unknown): boolean =>
  failure instanceof Error && 'kind' in failure && failure.kind === 'offline';

/** Stands where something could not be fetched: says why, and tries again. */
export function FailureNotice({ failure, busy, onRetry }: FailureNoticeProps) {
  const text = useText();
  const kind = isOffline(failure) ? 'offline' : 'error';
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
      {kind === 'offline' ? text('runtime:notice.offlineHint') : failureText(failure, text)}
    </Notice>
  );
}
