import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracing } from './tracing';

const spans = new WeakMap<FastifyRequest, Span>();

/**
 * A span for every request of a server, as a child of the caller's.
 * @param routeOf name of the route, never the path, which is visitor input; null for requests that are not traced
 */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  routeOf: (request: FastifyRequest) => string | null,
): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const { method } = request;
    const { traceparent: given } = request.headers;
    const parent = typeof given === 'string' ? given : undefined;
    if (routeOf(request) !== null)
      spans.set(request, tracing.start({ name: method, kind: 'server', parent }));
    next();
  });
  app.addHook('onResponse', (request, { statusCode }, next) => {
    const route = routeOf(request) ?? '';
    spans.get(request)?.end({
      name: `${request.method} ${route}`,
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': statusCode,
        'huoban.request': request.id,
      },
      failed: statusCode >= 500,
    });
    next();
  });
}

/** W3C `traceparent` of the requests that a traced request causes. */
export const traceparentOf = (request: FastifyRequest): string | undefined =>
  spans.get(request)?.traceparent;
