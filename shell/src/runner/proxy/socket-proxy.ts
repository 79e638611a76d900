import { request as ask, ServerResponse, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { MESSAGING_PATH } from '@huoban/contracts/messaging';
import type { RunnerConfig } from '../config';
import { forwardedHeaders } from '../http/client-address';

/** Both sides say something every 25 seconds at least. */
const IDLE_TIMEOUT_MS = 70_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Browsers say which page a socket comes from; other programs do not, and hold no session of a visitor. */
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

/** The head of an answer as it came: names, values and order. */
function responseHead({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode ?? 502} ${statusMessage ?? ''}`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    lines.push(`${rawHeaders[at] ?? ''}: ${rawHeaders[at + 1] ?? ''}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** When one side ends, breaks or falls silent, so does the other. */
function join(visitor: Duplex, service: Duplex): void {
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

/** The upgrade of a messaging socket is handed on to the service, and what follows in both directions. */
export function registerSocketProxy(app: FastifyInstance, config: RunnerConfig): void {
  const visitors = new Set<Duplex>();

  const forward = (request: IncomingMessage, visitor: Duplex, head: Buffer): void => {
    const upstream = ask(new URL(request.url ?? '', config.serviceUrl), {
      headers: {
        ...request.headers,
        ...forwardedHeaders(request, config.trustedProxy),
        host: new URL(config.serviceUrl).host,
      },
      timeout: CONNECT_TIMEOUT_MS,
    });
    visitor.on('close', () => upstream.destroy());
    upstream.on('timeout', () => upstream.destroy(new Error('the service is silent')));
    upstream.on('upgrade', (answer, service, first) => {
      visitor.write(responseHead(answer));
      visitor.write(first);
      service.write(head);
      join(visitor, service);
    });
    upstream.on('response', (answer) => {
      answer.resume();
      refuse(visitor, `${answer.statusCode ?? 502} ${answer.statusMessage ?? ''}`);
    });
    upstream.on('error', (error) => {
      if (visitor.destroyed) return;
      app.log.error(error, 'the service takes no messaging socket');
      refuse(visitor, '503 Service Unavailable');
    });
    upstream.end();
  };

  /** An offer of another protocol may be passed over; the request is answered as if it were not there. */
  const answerPlainly = (request: IncomingMessage, visitor: Socket): void => {
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
      answerPlainly(request, visitor);
    } else refuse(visitor, '400 Bad Request');
  });

  app.addHook('preClose', async () => {
    for (const visitor of visitors) visitor.destroy();
  });
}
