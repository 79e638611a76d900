const NAME = 'huoban_console';

/** @param secure on an origin of https */
export const sessionCookie = (id: string, secure: boolean): string =>
  `${NAME}=${id}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

export const expiredSessionCookie = (secure: boolean): string =>
  `${sessionCookie('', secure)}; Max-Age=0`;

/** The secret of a request's session, empty without one. */
export function readSessionId(cookies: string | undefined): string {
  const found = (cookies ?? '').split(';').map((part) => part.trim().split('='));
  return found.find(([name]) => name === NAME)?.[1] ?? '';
}
