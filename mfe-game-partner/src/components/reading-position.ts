import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { localStore } from '@huoban/runtime';

export interface ReadingPosition {
  sceneId: string;
  endingIds: string[];
}

/** Positions of logged-in accounts, kept in memory of the tab. Written only in the browser. */
const tabPositions = new Map<string, string>();
const listeners = new Set<() => void>();

const keyOf = (accountId: string | null, storyId: string): string =>
  `story-place:${accountId ?? ''}:${storyId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parse(raw: string | null): ReadingPosition | null {
  if (raw === null) return null;
  try {
    const value: unknown = JSON.parse(raw);
    if (!isRecord(value) || typeof value['sceneId'] !== 'string') return null;
    const found: unknown[] = Array.isArray(value['endingIds']) ? value['endingIds'] : [];
    const endingIds = found.filter((id): id is string => typeof id === 'string');
    return { sceneId: value['sceneId'], endingIds };
  } catch {
    return null;
  }
}

function read(accountId: string | null, storyId: string): string | null {
  const key = keyOf(accountId, storyId);
  return accountId === null ? localStore.read(key) : (tabPositions.get(key) ?? null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Stores the position and, if reached, the ending `endingId`. Without an account (`accountId` null) it is stored in the
 * browser and shared by its tabs. With an account it is kept in the tab, because the service stores it.
 */
export function storePosition(
  accountId: string | null,
  storyId: string,
  { sceneId, endingId }: { sceneId: string; endingId: string | null },
): void {
  const found = new Set(parse(read(accountId, storyId))?.endingIds);
  if (endingId !== null) found.add(endingId);
  const key = keyOf(accountId, storyId);
  const value = JSON.stringify({ sceneId, endingIds: [...found] });
  if (accountId === null) localStore.write(key, value);
  else tabPositions.set(key, value);
  for (const listener of listeners) listener();
}

/** The stored position of this account (null: no login), updated across tabs; null on the server. */
export function useReadingPosition(
  accountId: string | null,
  storyId: string,
): ReadingPosition | null {
  const raw = useSyncExternalStore(
    subscribe,
    useCallback(() => read(accountId, storyId), [accountId, storyId]),
    () => null,
  );
  return useMemo(() => parse(raw), [raw]);
}
