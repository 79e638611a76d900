import { useId, type ReactNode } from 'react';
import { FailureNotice, useText } from '@huoban/runtime';
import { Heading, Skeleton, VisuallyHidden } from '@huoban/ui';
import styles from './collection.module.css';

interface OwnSectionProps<Item> {
  title: string;
  /** A list of the account, as `useOwnList` returns it. */
  list: {
    data: { items: Item[] } | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Shown without any item. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list of the account under its heading, or its skeleton, error or empty state. */
export function OwnSection<Item>({ title, list, empty, children }: OwnSectionProps<Item>) {
  const text = useText();
  const titleId = useId();
  const { data, error, isFetching, refetch } = list;
  return (
    <section aria-labelledby={titleId} aria-busy={!data && !error}>
      <Heading level={2} size="3" id={titleId} className={styles.title}>
        {title}
      </Heading>
      {data ? (
        data.items.length > 0 ? (
          children(data.items)
        ) : (
          <p className={styles.empty}>{empty}</p>
        )
      ) : error ? (
        <FailureNotice
          failure={error}
          title={text('collection.failed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <VisuallyHidden>
            <span role="status">{text('collection.loading')}</span>
          </VisuallyHidden>
          <Skeleton className={styles.skeleton} />
        </>
      )}
    </section>
  );
}
