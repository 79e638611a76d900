import type { ComponentType } from 'react';
import { FailureNotice, useText } from '@huoban/runtime';
import { Skeleton, VisuallyHidden } from '@huoban/ui';
import { useChunk } from '../../../components/use-chunk';
import styles from './collection-place.module.css';

const load = async (): Promise<ComponentType> =>
  (await import(/* webpackChunkName: "collection" */ './collection')).Collection;

/** Place of `Collection`, which is loaded after the account. */
export function CollectionPlace() {
  const text = useText();
  const { Chunk, hasFailed, retry } = useChunk(load, true);
  if (Chunk) return <Chunk />;
  return hasFailed ? (
    <FailureNotice failure={null} busy={false} onRetry={retry} title={text('collection.failed')} />
  ) : (
    <div className={styles.place} aria-busy>
      <VisuallyHidden>
        <span role="status">{text('collection.loading')}</span>
      </VisuallyHidden>
      <Skeleton className={styles.row} />
      <Skeleton className={styles.row} />
    </div>
  );
}
