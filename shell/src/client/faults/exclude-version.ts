import {
  EXCLUDED_VERSIONS_COOKIE,
  EXCLUDED_VERSIONS_MAX_AGE_S,
  withExcludedVersion,
} from '../../app/release/excluded-versions-cookie';

const current = (): string | null =>
  new RegExp(`(?:^|; )${EXCLUDED_VERSIONS_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

/**
 * Asks the server to render the next documents by the fallback of a version (`name@version`).
 * @returns false where cookies are blocked: the server would answer the same again
 */
export function excludeVersion(version: string): boolean {
  const value = withExcludedVersion(current(), version);
  document.cookie = `${EXCLUDED_VERSIONS_COOKIE}=${value}; path=/; max-age=${EXCLUDED_VERSIONS_MAX_AGE_S}; samesite=lax`;
  return current() === value;
}
