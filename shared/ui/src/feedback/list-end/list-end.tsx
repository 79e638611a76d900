import type { MouseEvent } from 'react';
import { Button, buttonClass } from '../../controls/button/button';
import { useFocusFallback } from '../../hooks/use-focus-fallback';
import { useNearViewport } from '../../hooks/use-near-viewport';
import { Spinner } from '../spinner/spinner';
import styles from './list-end.module.css';

export interface ListEndProps {
  /** URL of the next page, for visitors without scripts and for new tabs; null at the end of the list. */
  next: string | null;
  failed: boolean;
  busy: boolean;
  onLoadMore: () => void;
  messages: Record<'more' | 'loading' | 'failed' | 'retry' | 'end', string>;
}

/** End of an infinite list: loads the next page near the viewport, shows a failure with a retry, or the end message. */
export function ListEnd(props: ListEndProps) {
  const fallback = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={fallback} tabIndex={-1} className={styles.end}>
      <ListEndContent {...props} />
    </div>
  );
}

function ListEndContent({ next, failed, busy, onLoadMore, messages }: ListEndProps) {
  if (failed) {
    return (
      <>
        <p role="alert">{messages.failed}</p>
        <Button variant="ghost" icon="refresh" busy={busy} onClick={onLoadMore}>
          {messages.retry}
        </Button>
      </>
    );
  }
  if (next === null) return <p>{messages.end}</p>;
  return <NextPage href={next} busy={busy} onLoadMore={onLoadMore} messages={messages} />;
}

type NextPageProps = Pick<ListEndProps, 'busy' | 'onLoadMore' | 'messages'> & { href: string };

function NextPage({ href, busy, onLoadMore, messages }: NextPageProps) {
  const loadMore = (): void => {
    if (!busy) onLoadMore();
  };
  const handleClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadMore();
  };
  return (
    <>
      {/* The key makes a new observer per page, so an end that is still visible loads another page. */}
      <ViewportTrigger key={href} onNear={loadMore} />
      <a href={href} className={buttonClass('ghost')} onClick={handleClick}>
        {busy && <Spinner />}
        {busy ? messages.loading : messages.more}
      </a>
    </>
  );
}

function ViewportTrigger({ onNear }: { onNear: () => void }) {
  return <span ref={useNearViewport<HTMLSpanElement>(onNear)} aria-hidden />;
}
