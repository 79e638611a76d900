import { request as httpRequest, ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { MESSAGING_PATH } from '@huoban/contracts/messaging';
import type { RunnerConfig } from '../config';
import { forwardedHeaders } from '../http/is-secure';
import { requestId } from '../http/request-id';

/** Both sides send a ping or pong at least every 25 seconds. */
const IDLE_TIMEOUT_MS = 70_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Browsers send the origin of the page; other clients send none and hold no session of a visitor. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true;
  try {
    const origin = new URL(headers.origin);
    return origin.host === new URL(`${origin.protocol}//${headers.host ?? ''}`).host;
  } catch {
    return false;
  }
}

function isMessaging({ url = '', headers }: IncomingMessage): boolean {
  const [path] = url.split('?');
  const isPath = path === MESSAGING_PATH || path === `${MESSAGING_PATH}/`;
  return isPath && headers.upgrade?.toLowerCase() === 'websocket';
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** The unchanged head of a response: names, values and order. */
function responseHead({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode ?? 502} ${statusMessage ?? ''}`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    lines.push(`${rawHeaders[at] ?? ''}: ${rawHeaders[at + 1] ?? ''}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Pipes in both directions; when one side ends, fails or idles too long, both are destroyed. */
function connect(visitor: Duplex, service: Duplex): void {
  const end = () => {
    visitor.destroy();
    service.destroy();
  };
  for (const side of [visitor, service]) {
    side.on('error', end).on('close', end);
    if (side instanceof Socket) side.setTimeout(IDLE_TIMEOUT_MS, end).setNoDelay(true);
  }
  visitor.pipe(service).pipe(visitor);
}

/**
 * Proxies the upgrade of a messaging socket and its bytes to the service. `@fastify/http-proxy` cannot pass on a refusal
 * of the service: docs/decisions/0019-own-socket-proxy.md.
 */
export function registerSocketProxy(app: FastifyInstance, config: RunnerConfig): void {
  const visitors = new Set<Duplex>();

  const forward = (request: IncomingMessage, visitor: Duplex, head: Buffer): void => {
    const id = requestId(request);
    const upstream = httpRequest(new URL(request.url ?? '', config.serviceUrl), {
      headers: {
        ...request.headers,
        ...forwardedHeaders(request, config),
        'x-request-id': id,
        host: new URL(config.serviceUrl).host,
      },
      timeout: CONNECT_TIMEOUT_MS,
    });
    visitor.on('close', () => upstream.destroy());
    upstream.on('timeout', () =>
      upstream.destroy(new Error(`no response within ${CONNECT_TIMEOUT_MS} ms`)),
    );
    upstream.on('upgrade', (response, service, first) => {
      visitor.write(responseHead(response));
      visitor.write(first);
      service.write(head);
      connect(visitor, service);
    });
    upstream.on('response', (response) => {
      response.resume();
      refuse(visitor, `${response.statusCode ?? 502} ${response.statusMessage ?? ''}`);
    });
    upstream.on('error', (error) => {
      if (visitor.destroyed) return;
      app.log.error({ err: error, reqId: id }, 'the service accepts no messaging socket');
      refuse(visitor, '503 Service Unavailable');
    });
    upstream.end();
  };

  /** A server may ignore the offer of another protocol and answer the plain request. */
  const ignoreUpgrade = (request: IncomingMessage, visitor: Socket): void => {
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(visitor);
    response.on('finish', () => visitor.end());
    app.server.emit('request', request, response);
  };

  app.server.on('upgrade', (request: IncomingMessage, visitor: Duplex, head: Buffer) => {
    visitors.add(visitor);
    visitor.on('close', () => visitors.delete(visitor));
    visitor.on('error', () => visitor.destroy());
    if (isMessaging(request)) {
      if (isSameOrigin(request)) forward(request, visitor, head);
      else refuse(visitor, '403 Forbidden');
    } else if (visitor instanceof Socket && request.method === 'GET') {
      ignoreUpgrade(request, visitor);
    } else refuse(visitor, '400 Bad Request');
  });

  app.addHook('preClose', async () => {
    for (const visitor of visitors) visitor.destroy();
  });
}
