import http from 'node:http';
import http2 from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Certificate } from '../../harness/certificate';
import { listen } from '../../harness/processes';
import type { Transform } from './documents';

const brotli = promisify(zlib.brotliCompress);
const BROTLI = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 };
/** Headers of one connection, which HTTP/2 does not have. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

export interface EdgeProxyOptions {
  upstream: string;
  transform: Transform;
  /** Documents are requested once and then served from memory, as a static host does. */
  cacheDocuments: boolean;
  certificate: Certificate | null;
}

export interface EdgeProxy {
  origin: string;
  close: () => void;
}

interface Document {
  status: number;
  headers: http.OutgoingHttpHeaders;
  body: Buffer;
}

type Request = http.IncomingMessage | http2.Http2ServerRequest;
type Response = http.ServerResponse | http2.Http2ServerResponse;

/** A small edge proxy: HTTP/2 where there is a certificate, compressed documents, everything else forwarded. */
export async function startEdgeProxy(options: EdgeProxyOptions): Promise<EdgeProxy> {
  const { upstream, certificate } = options;
  const agent = new http.Agent({ keepAlive: true });
  const cached = new Map<string, Document>();

  const send = (url: string, method: string, headers: http.OutgoingHttpHeaders, body?: Request) =>
    new Promise<http.IncomingMessage>((resolve, reject) => {
      const sent = http.request(upstream + url, { method, headers, agent }, resolve);
      sent.once('error', reject);
      if (body) body.pipe(sent);
      else sent.end();
    });

  const fetchDocument = async (url: string): Promise<Document> => {
    const known = cached.get(url);
    if (known) return known;
    const found = await send(url, 'GET', { accept: 'text/html' });
    const { statusCode: status = 502 } = found;
    const rendered = (await buffer(found)).toString('utf8');
    // Error pages have other parts than those that are transformed.
    const html = status === 200 ? options.transform(rendered) : rendered;
    const body = await brotli(html, { params: BROTLI });
    const encoding = { 'content-encoding': 'br', 'content-length': body.length };
    const created = { status, headers: { ...forwardable(found.headers), ...encoding }, body };
    if (options.cacheDocuments && status === 200) cached.set(url, created);
    return created;
  };

  const respond = async (request: Request, response: Response): Promise<void> => {
    const { url = '/', method = 'GET' } = request;
    if (String(request.headers.accept).includes('text/html')) {
      const { status, headers, body } = await fetchDocument(url);
      response.writeHead(status, headers);
      response.end(body);
      return;
    }
    const body = method === 'GET' ? undefined : request;
    const forwarded = await send(url, method, forwardable(request.headers), body);
    response.writeHead(forwarded.statusCode ?? 502, forwardable(forwarded.headers));
    forwarded.pipe(response);
  };

  const listener = (request: Request, response: Response): void => {
    respond(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502);
      response.end(String(error));
    });
  };
  const server = certificate
    ? http2.createSecureServer({ ...certificate, allowHTTP1: true }, listener)
    : http.createServer(listener);
  const port = await listen(server);
  const close = (): void => {
    server.close();
    agent.destroy();
  };
  return { origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`, close };
}

const forwardable = (headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
  );
