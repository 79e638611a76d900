import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withinRequest } from '../process/current-request';
import type { Log } from '../process/log';
import type { Metrics } from './metrics';

/** Slower requests are logged as warnings. */
const SLOW_REQUEST_MS = 1_000;

const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'unknown';

function logRequest(log: Log, request: FastifyRequest, reply: FastifyReply): void {
  const duration = Math.round(reply.elapsedTime);
  const fields = {
    method: request.method,
    route: routeOf(request),
    status: reply.statusCode,
    duration,
    request: request.id,
  };
  if (reply.statusCode >= 500) log.error('request failed', fields);
  else if (duration >= SLOW_REQUEST_MS) log.warn('request was slow', fields);
  else log.debug('request', fields);
}

/**
 * Measures and logs every request: at `debug`, or higher when it failed or was slow. Logs the route pattern, never the
 * path, which is visitor input. Sets `x-request-id`, so that a visitor's report can be matched to the log, whose lines of
 * the handler have the same id.
 */
export function observeRequests(app: FastifyInstance, log: Log, { requests }: Metrics): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
  // After the body, whose bytes arrive outside of what an earlier hook runs.
  app.addHook('preValidation', (request, _reply, next) => withinRequest(request.id, next));
  app.addHook('onResponse', (request, reply, next) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe(
      { method: request.method, route: routeOf(request), status },
      reply.elapsedTime / 1000,
    );
    logRequest(log, request, reply);
    next();
  });
}
