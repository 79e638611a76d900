import { failureText, useText } from '@huoban/runtime';
import { Button, Notice } from '@huoban/ui';

const isOffline = (failure: unknown): boolean =>
  failure instanceof Error && 'kind' in failure && failure.kind === 'offline';

/** Stands where something could not be fetched: says why, and tries again. */
export function FailureNotice({
  failure,
  busy,
  onRetry,
}: {
  failure: unknown;
  busy: boolean;
  onRetry: () => void;
}) {
  const text = useText();
  const kind = isOffline(failure) ? 'offline' : 'error';
  return (
    <Notice
      kind={kind}
      title={text(`states.${kind}`)}
      action={
        <Button busy={busy} icon="refresh" onClick={onRetry}>
          {text('states.retry')}
        </Button>
      }
    >
      {failureText(failure, text)}
    </Notice>
  );
}
