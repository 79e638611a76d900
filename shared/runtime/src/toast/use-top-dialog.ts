import { useCallback, useSyncExternalStore } from 'react';

const topDialog = (): HTMLDialogElement | null =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;

/** The topmost open dialog; null on the server and while not `enabled`. */
export function useTopDialog(enabled: boolean): HTMLDialogElement | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!enabled) return () => undefined;
      const observer = new MutationObserver(onChange);
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributeFilter: ['open'],
      });
      return () => observer.disconnect();
    },
    [enabled],
  );
  return useSyncExternalStore(
    subscribe,
    () => (enabled ? topDialog() : null),
    () => null,
  );
}
