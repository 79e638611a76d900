import type { Release } from '@huoban/contracts';
import {
  EXCLUDED_VERSIONS_COOKIE,
  parseExcludedVersions,
} from '../../app/release/excluded-versions-cookie';
import { readCookie } from '../http/cookies';

/**
 * Versions (`name@version`) that failed in this visitor's browser, limited to those that the release pins with a
 * fallback. The order is fixed, so that equal sets share a cache key.
 */
export function readExcludedVersions(cookies: string | undefined, release: Release): string[] {
  const excluded = new Set(parseExcludedVersions(readCookie(cookies, EXCLUDED_VERSIONS_COOKIE)));
  if (excluded.size === 0) return [];
  const pins = [['shell', release.shell] as const, ...Object.entries(release.sections)];
  return pins
    .filter(([, { fallback }]) => fallback !== null)
    .map(([name, { version }]) => `${name}@${version}`)
    .filter((version) => excluded.has(version));
}
