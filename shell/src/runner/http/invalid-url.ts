import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_CODES } from '@huoban/contracts/api';
import { emergencyPage } from './emergency-page';

/** Answers 400 to a URL that cannot be decoded: with an envelope for API paths, else with a page. */
export function replyInvalidUrl(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  const isApi = /^\/(?:api|dev)\//.test(request.raw.url ?? '');
  const envelope = {
    error_code: ERROR_CODES.badRequest,
    error_message: error.message,
    payload: null,
  };
  const type = isApi ? 'application/json' : 'text/html';
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  reply.raw
    .writeHead(400, headers)
    .end(isApi ? JSON.stringify(envelope) : emergencyPage(400, error.message));
}
