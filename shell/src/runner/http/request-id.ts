import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceparentOf } from '@huoban/tracing';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id that the edge gave a request, which its log and the service's have too, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Headers of requests to the service for a request of a visitor: its id, and its trace if there is one. */
export function callerHeaders(request: FastifyRequest): Record<string, string> {
  const traceparent = traceparentOf(request);
  return { 'x-request-id': request.id, ...(traceparent !== undefined && { traceparent }) };
}

/**
 * Names the request in the headers of every response. Scripts of a page read `server-timing`; the document itself is kept
 * for other requests.
 */
export function identifyRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id).header('server-timing', `request;desc="${id}"`);
  });
}
