import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import { refusalBody, type RefusalStatus } from './api-refusal';
import { replyInvalidUrl } from './invalid-url';
import { requestId } from './request-id';

/** From the first byte of a request to the last one of its headers, and of its body. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const CHECK_INTERVAL_MS = 1_000;

const CLIENT_ERRORS: Partial<Record<string, RefusalStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The target of a request without its origin, which clients may send. */
export const toOriginForm = (url: string): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?=[?#]|$)/, '/');

/** Answers a request that Node cannot parse or that takes too long to arrive. There is only a socket. */
export function refuseSocket(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = CLIENT_ERRORS[error.code ?? ''] ?? 400;
  const body = refusalBody(status);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nCache-Control: no-store\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Options of the runner's server that limit what one client may hold. */
export const serverOptions = {
  trustProxy: false,
  genReqId: requestId,
  routerOptions: { maxParamLength: 2000 },
  requestTimeout: REQUEST_TIMEOUT_MS,
  // A stopping shell completes what still arrives on its connections.
  return503OnClosing: false,
  http: {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  },
  rewriteUrl: ({ url = '/' }: IncomingMessage) => toOriginForm(url),
  clientErrorHandler: refuseSocket,
  // A URL that cannot be decoded reaches no route.
  frameworkErrors: replyInvalidUrl,
} satisfies FastifyHttpOptions<Server>;
