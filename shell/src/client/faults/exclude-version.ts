import {
  AVOID_COOKIE,
  AVOID_SECONDS,
  withAvoided,
} from '../../app/release/excluded-versions-cookie';

const current = (): string | null =>
  new RegExp(`(?:^|; )${AVOID_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

/**
 * Asks the server to render the next documents by the fallback of a version (`name@version`).
 * @returns false where cookies are blocked: the server would answer the same again
 */
export function avoidVersion(version: string): boolean {
  const value = withAvoided(current(), version);
  document.cookie = `${AVOID_COOKIE}=${value}; path=/; max-age=${AVOID_SECONDS}; samesite=lax`;
  return current() === value;
}
