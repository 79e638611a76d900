import { useSyncExternalStore } from 'react';
import { useText } from '@huoban/runtime';
import { Button, Notice } from '@huoban/ui';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

interface ListErrorNoticeProps {
  retry: () => void;
  className?: string;
}

/** Replaces a list that could not be fetched, with a text for being offline. */
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
