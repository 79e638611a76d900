import { createPath, NavigationType, parsePath, type Location, type Path } from 'react-router';

/** State of a history entry, in the form of React Router: other versions of the shell read it, too. */
interface EntryState {
  usr?: unknown;
  key?: string;
  idx?: number;
}

const readState = (): EntryState => (history.state ?? {}) as EntryState;

/** The location of the current history entry. */
export function readLocation(): Location {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = readState();
  return { pathname, search, hash, state: usr, key } as Location;
}

/** A new location with an encoded path. */
export function locationOf(target: string | Path, state: unknown): Location {
  const path = typeof target === 'string' ? parsePath(target) : target;
  const { pathname, search, hash } = new URL(createPath(path), location.origin);
  const key = Math.random().toString(36).slice(2, 10);
  return { pathname, search, hash, state: state ?? null, key } as Location;
}

/** Writes the entry of a finished navigation; `POP` has moved to it already. */
export function writeHistory(action: NavigationType, location: Location<unknown>): void {
  const { state: usr, key } = location;
  const idx = readState().idx ?? 0;
  const url = createPath(location);
  if (action === NavigationType.Replace) history.replaceState({ usr, key, idx }, '', url);
  if (action !== NavigationType.Push) return;
  try {
    history.pushState({ usr, key, idx: idx + 1 }, '', url);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
    // Browsers limit the number of entries in a time.
    window.location.assign(url);
  }
}
