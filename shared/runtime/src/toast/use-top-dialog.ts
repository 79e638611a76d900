import { useCallback, useSyncExternalStore } from 'react';

const topDialog = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;

/** The dialog opened last, if any; null on the server. Looks only while `watching`. */
export function useTopDialog(watching: boolean): HTMLDialogElement | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!watching) return () => undefined;
      const observer = new MutationObserver(changed);
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ['open'],
      });
      return () => observer.disconnect();
    },
    [watching],
  );
  return useSyncExternalStore(
    subscribe,
    () => (watching ? topDialog() : null),
    () => null,
  );
}
