import { useCallback, useMemo, useSyncExternalStore } from 'react';

export interface KeptPlace {
  sceneId: string;
  endingIds: string[];
}

/** Places that the browser would not keep, and those of readers whom the service knows: as long as the tab. */
const inTab = new Map<string, string>();
const listeners = new Set<() => void>();

const keyOf = (reader: string | null, storyId: string): string =>
  `story-place:${reader ?? ''}:${storyId}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parse(raw: string | null): KeptPlace | null {
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

function read(key: string): string | null {
  try {
    return inTab.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

function write(key: string, value: string, lasting: boolean): void {
  inTab.set(key, value);
  if (lasting && store(key, value)) inTab.delete(key);
  for (const listener of listeners) listener();
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
export function keepPlace(
  reader: string | null,
  storyId: string,
  { sceneId, endingId }: { sceneId: string; endingId: string | null },
): void {
  const key = keyOf(reader, storyId);
  const found = new Set(parse(read(key))?.endingIds);
  if (endingId !== null) found.add(endingId);
  write(key, JSON.stringify({ sceneId, endingIds: [...found] }), reader === null);
}

/** Where this reader (null: a visitor) left the story, also in another tab; null on the server. */
export function useKeptPlace(reader: string | null, storyId: string): KeptPlace | null {
  const key = keyOf(reader, storyId);
  const raw = useSyncExternalStore(
    subscribe,
    useCallback(() => read(key), [key]),
    () => null,
  );
  return useMemo(() => parse(raw), [raw]);
}
