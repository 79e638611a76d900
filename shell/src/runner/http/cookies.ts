/** Value of one cookie of a `Cookie` header; null when it is not there. The first one counts. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

export interface CookieOptions {
  /** Seconds that the browser keeps it; 0 removes it. */
  maxAge: number;
  /** Only over HTTPS. */
  secure: boolean;
}

/** A `Set-Cookie` line for the whole site, out of reach of scripts. `value` needs no escaping. */
export const serializeCookie = (
  name: string,
  value: string,
  { maxAge, secure }: CookieOptions,
): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
