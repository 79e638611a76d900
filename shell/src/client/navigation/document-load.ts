import { tabStore } from '@huoban/runtime/internal';
import { openDocument } from './open-document';

const KEY = 'document-loads';
const WINDOW_MS = 10_000;

function recentLoads(now: number): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(tabStore.read(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      // A later time was written before the clock was set back.
      Object.entries(stored).filter(([, until]) => until > now && until <= now + WINDOW_MS),
    );
  } catch {
    return {};
  }
}

const wasReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Loads `path` (with query) as a document, at most once per path in 10 s and never while offline. Where session storage is
 * blocked, a tab that was just reloaded is not loaded again.
 * @returns false when the limit is reached; the caller shows an error view then
 */
export function loadDocument(path: string, now = Date.now()): boolean {
  if (!navigator.onLine) return false;
  const recent = recentLoads(now);
  if (path in recent) return false;
  const isStored = tabStore.write(KEY, JSON.stringify({ ...recent, [path]: now + WINDOW_MS }));
  if (!isStored && wasReloaded()) return false;
  openDocument(path);
  return true;
}
