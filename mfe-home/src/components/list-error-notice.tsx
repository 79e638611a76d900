import { useSyncExternalStore } from 'react';
import { useText } from '@huoban/runtime';
import { Button, Notice } from '@huoban/ui';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

interface ListErrorNoticeProps {
  retry: () => void;
  className?: string;
}

/** Stands where a list could not be fetched: no network, or the service has failed. */
export function ListErrorNotice({ retry, className }: ListErrorNoticeProps) {
  const text = useText();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const kind = online ? 'error' : 'offline';
  return (
    <Notice
      kind={kind}
      title={text(`notice.${kind}.title`)}
      action={
        <Button variant="ghost" icon="refresh" onClick={retry}>
          {text('notice.retry')}
        </Button>
      }
      {...(className && { className })}
    >
      {text(`notice.${kind}.lead`)}
    </Notice>
  );
}
