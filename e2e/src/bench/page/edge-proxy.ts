import http from 'node:http';
import http2 from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Certificate } from '../../harness/certificate';
import type { Transform } from './documents';

const brotli = promisify(zlib.brotliCompress);
const HTML_QUALITY = 5;
/** Headers of one connection, which HTTP/2 does not have. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

export interface EdgeProxyOptions {
  port: number;
  /** Origin of the runner behind it. */
  upstream: string;
  transform: Transform;
  /** Documents are requested once and then served from memory, as a static host does. */
  cacheDocuments: boolean;
  certificate: Certificate | null;
}

interface Page {
  status: number;
  headers: http.OutgoingHttpHeaders;
  body: Buffer;
}

export interface EdgeProxy {
  origin: string;
  close: () => void;
}

type Request = http.IncomingMessage | http2.Http2ServerRequest;
type Response = http.ServerResponse | http2.Http2ServerResponse;

/** A small edge proxy: HTTP/2 where there is a certificate, compressed documents, everything else forwarded. */
export async function startEdgeProxy(options: EdgeProxyOptions): Promise<EdgeProxy> {
  const agent = new http.Agent({ keepAlive: true });
  const cached = new Map<string, Promise<Page>>();

  const page = (url: string): Promise<Page> => {
    const known = cached.get(url);
    if (known) return known;
    const created = createPage(options, agent, url);
    if (options.cacheDocuments) cached.set(url, created);
    created.then(
      ({ status }) => status !== 200 && cached.delete(url),
      () => cached.delete(url),
    );
    return created;
  };

  const respond = async (request: Request, response: Response): Promise<void> => {
    const url = request.url ?? '/';
    if (String(request.headers.accept).includes('text/html')) {
      const { status, headers, body } = await page(url);
      response.writeHead(status, headers);
      response.end(body);
      return;
    }
    const { method = 'GET' } = request;
    const upstream = await send(options.upstream + url, agent, {
      method,
      headers: forwardable(request.headers),
      body: method === 'GET' ? null : request,
    });
    response.writeHead(upstream.statusCode ?? 502, forwardable(upstream.headers));
    upstream.pipe(response);
  };

  const listener = (request: Request, response: Response): void => {
    respond(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502);
      response.end(String(error));
    });
  };
  const { certificate, port } = options;
  const server = certificate
    ? http2.createSecureServer({ ...certificate, allowHTTP1: true }, listener)
    : http.createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = (): void => {
    server.close();
    agent.destroy();
  };
  return { origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`, close };
}

async function createPage(
  { upstream, transform }: EdgeProxyOptions,
  agent: http.Agent,
  url: string,
): Promise<Page> {
  const found = await send(upstream + url, agent, {
    method: 'GET',
    headers: { accept: 'text/html' },
    body: null,
  });
  const rendered = (await buffer(found)).toString('utf8');
  // An error page has other parts than those that are transformed.
  const html = found.statusCode === 200 ? transform(rendered) : rendered;
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: HTML_QUALITY };
  const body = await brotli(html, { params });
  const headers = { ...forwardable(found.headers), 'content-encoding': 'br' };
  return {
    status: found.statusCode ?? 502,
    headers: { ...headers, 'content-length': body.length },
    body,
  };
}

function forwardable(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
  );
}

function send(
  url: string,
  agent: http.Agent,
  { body, ...rest }: { method: string; headers: http.OutgoingHttpHeaders; body: Request | null },
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = http.request(url, { ...rest, agent }, resolve).once('error', reject);
    if (body) body.pipe(sent);
    else sent.end();
  });
}
