import { tabStore } from '@huoban/runtime/internal';
import { openDocument } from './open-document';

const KEY = 'document-loads';
const WINDOW_MS = 10_000;

function recentLoads(now: number): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(tabStore.read(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      // A time further away than the window was written by a clock that has been set back since.
      Object.entries(stored).filter(([, until]) => until > now && until <= now + WINDOW_MS),
    );
  } catch {
    return {};
  }
}

const justReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Loads `path` (with query) as a document: at most once per path in 10 s, never while offline. Where session storage is
 * blocked a tab that has just been reloaded is not loaded again.
 * @returns false when the limit forbids it; the caller shows an error view then
 */
export function loadDocument(path: string, now = Date.now()): boolean {
  if (!navigator.onLine) return false;
  const recent = recentLoads(now);
  if (path in recent) return false;
  const kept = tabStore.write(KEY, JSON.stringify({ ...recent, [path]: now + WINDOW_MS }));
  if (!kept && justReloaded()) return false;
  openDocument(path);
  return true;
}
