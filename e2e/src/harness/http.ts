/** JSON body of a response whose shape the caller then checks. */
export const readJson = async <Body>(response: Response | Promise<Response>): Promise<Body> =>
  (await (await response).json()) as Body;

/** Cookies by name and value, as a site set them. */
export type CookieJar = { name: string; value: string }[];

const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 30_000;

/**
 * Requests a path with the cookies of a jar, stores new ones in it and follows redirects within the origin.
 * @throws Error after too many redirects
 */
export async function fetchWithCookies(
  origin: string,
  path: string,
  jar: CookieJar,
  method = 'GET',
): Promise<Response> {
  let url = new URL(path, origin);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers:
        jar.length > 0
          ? { cookie: jar.map(({ name, value }) => `${name}=${value}`).join('; ') }
          : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    for (const header of response.headers.getSetCookie()) store(jar, header);
    const target = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || target === null) return response;
    await response.body?.cancel();
    url = new URL(target, url);
    if (url.origin !== origin) return response;
  }
  throw new Error(`${path} is redirected more than ${MAX_REDIRECTS} times`);
}

function store(jar: CookieJar, header: string): void {
  const [, name, value] = /^([^=;]+)=([^;]*)/.exec(header) ?? [];
  if (name === undefined || value === undefined) return;
  const known = jar.findIndex((cookie) => cookie.name === name);
  if (known >= 0) jar.splice(known, 1);
  if (value !== '') jar.push({ name, value });
}
