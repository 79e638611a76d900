import type { BootVersion } from '../../app/release/boot';

const known = new Map<string, string>();

export function registerEntryIntegrity({ entry, integrity }: BootVersion): void {
  known.set(new URL(entry, location.origin).href, integrity);
}

/** @throws Error for a URL that the release does not name: nothing else is ever loaded */
export function entryIntegrity(url: string): string {
  const integrity = known.get(new URL(url, location.origin).href);
  if (!integrity) throw new Error(`no release names ${url}`);
  return integrity;
}
