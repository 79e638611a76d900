import { useSyncExternalStore } from 'react';
import { parseJson } from '../storage/parse-json';
import { localStore } from '../storage/safe-storage';

const KEY = 'recent-searches';
const MAX_SEARCHES = 6;
const NONE: readonly string[] = [];

let recent: readonly string[] | null = null;
const listeners = new Set<() => void>();

function readRecent(): readonly string[] {
  if (recent !== null) return recent;
  const stored = parseJson(localStore.read(KEY));
  const texts = Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  recent = texts.length === 0 ? NONE : texts.slice(0, MAX_SEARCHES);
  return recent;
}

function change(next: readonly string[]): void {
  recent = next;
  if (next.length === 0) localStore.remove(KEY);
  else localStore.write(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Stores a search in this browser, the latest first. Call it only in the browser. */
export function addRecentSearch(text: string): void {
  const stored = readRecent();
  if (text && stored[0] !== text)
    change([text, ...stored.filter((other) => other !== text)].slice(0, MAX_SEARCHES));
}

export const clearRecentSearches = (): void => change(NONE);

function handleStorage({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  localStore.forget(KEY);
  recent = null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}

/** Searches made in this browser, the latest first. Empty on the server and while hydrating. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(subscribe, readRecent, () => NONE);
