import type { BootVersion } from '../../app/release/boot';

const known = new Map<string, string>();

export function registerEntryIntegrity({ entry, integrity }: BootVersion): void {
  known.set(new URL(entry, location.origin).href, integrity);
}

/** @throws Error for an address that the release does not name: nothing outside of it is ever loaded. */
export function entryIntegrity(url: string): string {
  const found = known.get(new URL(url, location.origin).href);
  if (!found) throw new Error(`no release names ${url}`);
  return found;
}
