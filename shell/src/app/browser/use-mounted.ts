import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and for the render that hydrates, true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
