import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { listen } from './processes';

/** JSON body of a response whose shape the caller then checks. */
export const readJson = async <Body>(response: Response | Promise<Response>): Promise<Body> =>
  (await (await response).json()) as Body;

export const postJson = (
  url: string,
  body: object,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });

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

export interface RawResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
  /** Length of the body as it was sent. */
  bytes: number;
}

/** A request with exactly these headers and this path, where `fetch` would add, encode or follow something. */
export const requestRaw = (
  url: string,
  { body, ...options }: https.RequestOptions & { body?: string } = {},
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const sent = request(url, options, (response) => {
      const { statusCode: status = 0, headers } = response;
      const toResponse = (content: Buffer) =>
        resolve({ status, headers, body: content.toString(), bytes: content.length });
      buffer(response).then(toResponse, reject);
    });
    sent.on('error', reject).on('timeout', () => {
      sent.destroy(new Error(`no response within ${String(options.timeout)} ms`));
    });
    sent.end(body);
  });

export interface LocalServer {
  url: string;
  /** Ends open connections, too. */
  stop: () => Promise<void>;
}

/** Serves on a free port of this machine. */
export async function serve(
  handler: http.RequestListener | http.Server | https.Server,
): Promise<LocalServer> {
  const server = typeof handler === 'function' ? http.createServer(handler) : handler;
  const scheme = server instanceof https.Server ? 'https' : 'http';
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `${scheme}://127.0.0.1:${await listen(server)}`, stop };
}

/** Passes a request on to another origin, over plain HTTP. @returns its response */
export const forward = (
  incoming: IncomingMessage,
  target: string,
  headers: OutgoingHttpHeaders = {},
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const outgoing = http.request(new URL(incoming.url ?? '/', target), {
      method: incoming.method,
      headers: { ...incoming.headers, host: new URL(target).host, ...headers },
    });
    outgoing.on('response', resolve).on('error', reject);
    incoming.pipe(outgoing);
  });
