const NAME = 'huoban_console';

/** @param secure whether the console has an https origin */
export const sessionCookie = (id: string, secure: boolean): string =>
  `${NAME}=${id}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

export const expiredSessionCookie = (secure: boolean): string =>
  `${sessionCookie('', secure)}; Max-Age=0`;

/** The session id of a request, empty without one. */
export function readSessionId(cookies: string | undefined): string {
  const found = (cookies ?? '').split(';').map((part) => part.trim().split('='));
  return found.find(([name]) => name === NAME)?.[1] ?? '';
}
