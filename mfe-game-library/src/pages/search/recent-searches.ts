import { useSyncExternalStore } from 'react';

const MAX_SEARCHES = 6;
const NONE: readonly string[] = [];

let recent: readonly string[] = NONE;
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  recent = next;
  for (const listener of listeners) listener();
}

/** Stores a search until the tab is closed, the latest first. Call it only in the browser. */
export function addRecentSearch(text: string): void {
  if (text && recent[0] !== text) {
    change([text, ...recent.filter((other) => other !== text)].slice(0, MAX_SEARCHES));
  }
}

export const clearRecentSearches = (): void => change(NONE);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Searches of this tab, the latest first. Empty on the server. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => recent,
    () => NONE,
  );
