import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { localStore } from '@huoban/runtime';

export interface ReadingPosition {
  sceneId: string;
  endingIds: string[];
}

/** Places of readers with an account, kept as long as the tab. Written in the browser only. */
const tabPositions = new Map<string, string>();
const listeners = new Set<() => void>();

const keyOf = (reader: string | null, storyId: string): string =>
  `story-place:${reader ?? ''}:${storyId}`;

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

function read(reader: string | null, storyId: string): string | null {
  const key = keyOf(reader, storyId);
  return reader === null ? localStore.read(key) : (tabPositions.get(key) ?? null);
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
 * Keeps the place; `endingId`: the ending that was found there. A visitor's (`reader` null) lasts in the browser and
 * is seen by its other tabs; a reader's lasts as long as the tab, the service keeps it beyond that.
 */
export function storePosition(
  reader: string | null,
  storyId: string,
  { sceneId, endingId }: { sceneId: string; endingId: string | null },
): void {
  const found = new Set(parse(read(reader, storyId))?.endingIds);
  if (endingId !== null) found.add(endingId);
  const key = keyOf(reader, storyId);
  const value = JSON.stringify({ sceneId, endingIds: [...found] });
  if (reader === null) localStore.write(key, value);
  else tabPositions.set(key, value);
  for (const listener of listeners) listener();
}

/** Where this reader (null: a visitor) left the story, also in another tab; null on the server. */
export function useReadingPosition(reader: string | null, storyId: string): ReadingPosition | null {
  const raw = useSyncExternalStore(
    subscribe,
    useCallback(() => read(reader, storyId), [reader, storyId]),
    () => null,
  );
  return useMemo(() => parse(raw), [raw]);
}
