import {
  EXCLUDED_VERSIONS_COOKIE,
  EXCLUDED_VERSIONS_MAX_AGE_S,
  withExcludedVersion,
} from '../../app/release/excluded-versions-cookie';

const readCookie = (): string | null =>
  new RegExp(`(?:^|; )${EXCLUDED_VERSIONS_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

/**
 * Makes the server render the next documents by the fallback of a version (`name@version`).
 * @returns false where cookies are blocked: the server would return the same document
 */
export function excludeVersion(version: string): boolean {
  const value = withExcludedVersion(readCookie(), version);
  document.cookie = `${EXCLUDED_VERSIONS_COOKIE}=${value}; path=/; max-age=${EXCLUDED_VERSIONS_MAX_AGE_S}; samesite=lax`;
  return readCookie() === value;
}
