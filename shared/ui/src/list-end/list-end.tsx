import type { MouseEvent } from 'react';
import { Button, buttonClass } from '../button/button';
import { useFocusFallback } from '../focus/use-focus-fallback';
import { useNearViewport } from '../viewport/use-near-viewport';
import { Spinner } from '../spinner/spinner';
import styles from './list-end.module.css';

export interface ListEndProps {
  /** Address of the next page, for those without scripts or in another tab; null when everything is there. */
  next: string | null;
  /** The next page could not be fetched. */
  failed: boolean;
  /** The next page is on its way. */
  busy: boolean;
  onMore: () => void;
  words: Record<'more' | 'loading' | 'failed' | 'retry' | 'end', string>;
}

/** What follows a list: its next page, which comes by itself when it is near; why it did not; or the end. */
export function ListEnd(props: ListEndProps) {
  const place = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className={styles.end}>
      <Following {...props} />
    </div>
  );
}

function Following({ next, failed, busy, onMore, words }: ListEndProps) {
  if (failed) {
    return (
      <>
        <p role="alert">{words.failed}</p>
        <Button variant="ghost" icon="refresh" busy={busy} onClick={onMore}>
          {words.retry}
        </Button>
      </>
    );
  }
  if (next === null) return <p>{words.end}</p>;
  return <NextPage href={next} busy={busy} onMore={onMore} words={words} />;
}

type NextPageProps = Pick<ListEndProps, 'busy' | 'onMore' | 'words'> & { href: string };

function NextPage({ href, busy, onMore, words }: NextPageProps) {
  const more = (): void => {
    if (!busy) onMore();
  };
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    more();
  };
  return (
    <>
      {/* A new page, a new watch: the end that is still in sight calls for one more. The link keeps the focus. */}
      <Watch key={href} onSight={more} />
      <a href={href} className={buttonClass('ghost')} onClick={onClick}>
        {busy && <Spinner />}
        {busy ? words.loading : words.more}
      </a>
    </>
  );
}

function Watch({ onSight }: { onSight: () => void }) {
  return <span ref={useNearViewport<HTMLSpanElement>(onSight)} aria-hidden />;
}
