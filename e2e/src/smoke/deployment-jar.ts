/** Cookies by name and value, as the deployment set them. */
export type Jar = { name: string; value: string }[];

const MOST_TURNS = 5;

/** Asks for a path with the cookies of a jar, puts new ones into it and follows redirects within the origin. */
export async function deliver(origin: string, path: string, jar: Jar): Promise<Response> {
  let address = new URL(path, origin);
  for (let turn = 0; turn <= MOST_TURNS; turn += 1) {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: cookieHeader(jar),
      signal: AbortSignal.timeout(30_000),
    });
    for (const line of answer.headers.getSetCookie()) keep(jar, line);
    const target = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || target === null) return answer;
    await answer.body?.cancel();
    address = new URL(target, address);
    if (address.origin !== origin) return answer;
  }
  throw new Error(`${path} is redirected more than ${String(MOST_TURNS)} times`);
}

export const cookieHeader = (jar: Jar): Record<string, string> =>
  jar.length > 0 ? { cookie: jar.map(({ name, value }) => `${name}=${value}`).join('; ') } : {};

function keep(jar: Jar, line: string): void {
  const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
  if (name === undefined || value === undefined) return;
  const known = jar.findIndex((cookie) => cookie.name === name);
  if (known >= 0) jar.splice(known, 1);
  if (value !== '') jar.push({ name, value });
}
