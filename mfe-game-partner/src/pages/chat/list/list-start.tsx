import { useText } from '@huoban/runtime';
import { Button, Notice } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import type { LoadState } from '../conversation/history';
import { Greeting } from '../layout/greeting';

interface ListStartProps {
  state: LoadState;
  partner: Partner;
  onRetry: () => void;
}

/** Shown while there are no messages: the greeting, or an error. */
export function ListStart({ state, partner, onRetry }: ListStartProps) {
  const text = useText();
  if (state !== 'failed') return <Greeting partner={partner} />;
  return (
    <Notice
      kind="error"
      title={text('chat.historyFailed')}
      action={<Button onClick={onRetry}>{text('chat.retry')}</Button>}
    >
      {text('chat.historyFailedHint')}
    </Notice>
  );
}
