import type { MouseEvent } from 'react';
import { Button, buttonClass } from '../button/button';
import { useInSight } from '../in-sight/use-in-sight';
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
export function ListEnd({ next, failed, busy, onMore, words }: ListEndProps) {
  if (failed) {
    return (
      <div className={styles.end} role="alert">
        <p>{words.failed}</p>
        <Button variant="ghost" icon="refresh" busy={busy} onClick={onMore}>
          {words.retry}
        </Button>
      </div>
    );
  }
  if (next === null) return <p className={styles.end}>{words.end}</p>;
  // A new page, a new watch: the end that is still in sight calls for one more.
  return <NextPage key={next} href={next} busy={busy} onMore={onMore} words={words} />;
}

type NextPageProps = Pick<ListEndProps, 'busy' | 'onMore' | 'words'> & { href: string };

function NextPage({ href, busy, onMore, words }: NextPageProps) {
  const more = (): void => {
    if (!busy) onMore();
  };
  const place = useInSight<HTMLDivElement>(more);
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    more();
  };
  return (
    <div ref={place} className={styles.end}>
      <a href={href} className={buttonClass('ghost')} onClick={onClick}>
        {busy && <Spinner />}
        {busy ? words.loading : words.more}
      </a>
    </div>
  );
}
