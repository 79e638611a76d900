import { useEffect, useState, type ComponentType } from 'react';
import { retryLoad } from '@huoban/runtime';

/**
 * A component of another chunk, loaded as soon as it is needed.
 * @param load must be a constant
 */
export function useChunk<Props>(load: () => Promise<ComponentType<Props>>, isNeeded: boolean) {
  const [Chunk, setChunk] = useState<ComponentType<Props> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isNeeded && Chunk === null && !hasFailed;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    retryLoad(load).then(
      (loaded) => isCurrent && setChunk(() => loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);
  return { Chunk, hasFailed, retry: () => setFailed(false) };
}
