import type { FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath, refusalBody } from './api-refusal';
import { emergencyPage } from './emergency-page';

/** Answers 400 to a URL that cannot be decoded: with an envelope for API paths, else with a page. */
export function replyInvalidUrl(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  const isApi = isApiPath(request.raw.url ?? '');
  const type = isApi ? 'application/json' : 'text/html';
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  const accepted = request.headers['accept-language'];
  reply.raw
    .writeHead(400, headers)
    .end(isApi ? refusalBody(400, accepted) : emergencyPage(400, error.message));
}
