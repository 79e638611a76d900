/** Value of the first cookie with this name in a `Cookie` header; null when there is none. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

/** The name of a cookie of the runner. Over HTTPS browsers let no other host and no plain HTTP set it. */
export const cookieName = (name: string, secure: boolean): string =>
  secure ? `__Host-${name}` : name;

export interface CookieOptions {
  /** Lifetime in seconds; 0 removes the cookie. */
  maxAge: number;
  /** Only over HTTPS. */
  secure: boolean;
}

/** A `Set-Cookie` line for the whole site, hidden from scripts, under the name of `cookieName`. `value` must need no escaping. */
export const serializeCookie = (
  name: string,
  value: string,
  { maxAge, secure }: CookieOptions,
): string =>
  `${cookieName(name, secure)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
