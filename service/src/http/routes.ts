import type { FastifyInstance, FastifyRequest } from 'fastify';
import { methodAndPath } from '@huoban/contracts';
import { endpoints, isEndpointKey, type Endpoint, type EndpointKey } from '@huoban/contracts/api';
import type { WhileAvailable } from '../database/availability';
import type { FindSession, Session } from '../accounts/sessions/sessions';
import {
  contentKey,
  isContentEndpoint,
  sendContent,
  toContentResponse,
  type ContentResponses,
} from './content-responses';
import type { ReadGuestCookie } from '../messaging/guests/guest-cookie';
import { failureEnvelope, httpStatusOf, successEnvelope } from './envelope';
import type { Call, Caller, Handlers } from './handler';
import { negotiateLanguage } from './language';
import { createInputReader } from './read-input';
import { Refusal } from './refusal';

const MAX_USER_AGENT = 300;

const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,128})$/.exec(request.headers.authorization ?? '')?.[1] ?? null;

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && /^[\w.-]{1,64}$/.test(value) ? value : null;
}

const callerOf = (
  request: FastifyRequest,
  addressOf: (request: FastifyRequest) => string,
): Caller => ({
  address: addressOf(request),
  deviceIdentifier: headerOf(request, 'device-identifier'),
  platform: headerOf(request, 'platform-source'),
  channel: headerOf(request, 'app-channel'),
  userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null,
});

export interface RouteDependencies {
  handlers: Handlers;
  findSession: FindSession;
  addressOf: (request: FastifyRequest) => string;
  readGuestCookie: ReadGuestCookie;
  whileAvailable: WhileAvailable;
  content: ContentResponses;
}

function register<K extends EndpointKey>(
  app: FastifyInstance,
  key: K,
  handler: Handlers[K],
  { findSession, addressOf, readGuestCookie, whileAvailable, content }: RouteDependencies,
): void {
  const endpoint: Endpoint = endpoints[key];
  const [method, url] = methodAndPath(key);
  const readInput = createInputReader(endpoint);
  const isContent = isContentEndpoint(key);
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      const language = negotiateLanguage(request.headers['accept-language']);
      reply.header('cache-control', 'no-store').header('vary', 'Accept-Language');
      const refuse = (refusal: Refusal) =>
        reply.code(httpStatusOf(refusal)).send(failureEnvelope(refusal, language));
      let session: Session | null = null;
      if (endpoint.access !== 'visitor') {
        const token = bearerOf(request);
        session = token === null ? null : await whileAvailable(() => findSession(token));
      }
      if (endpoint.access === 'user' && session === null)
        return refuse(new Refusal('sessionInvalid'));
      const input = readInput(request, language);
      if (input instanceof Refusal) return refuse(input);
      const kept = isContent ? content.current : null;
      const keptKey = kept === null ? '' : contentKey(key, language, input);
      const known = kept?.get(keptKey);
      if (known !== undefined) return sendContent(request, reply, known);
      // TypeScript cannot relate the schemas and access of a generic endpoint to K; the lines above ensure it.
      const call = {
        ...input,
        language,
        session,
        caller: callerOf(request, addressOf),
        guest: readGuestCookie(request, reply),
      } as Call<K>;
      const result = await whileAvailable(async () => handler(call));
      if (result instanceof Refusal) return refuse(result);
      const envelope = successEnvelope(endpoint.payload.parse(result));
      if (!isContent) return envelope;
      const response = toContentResponse(envelope);
      kept?.set(keptKey, response);
      return sendContent(request, reply, response);
    },
  });
}

/** Registers every endpoint of the contract. */
export function registerEndpoints(app: FastifyInstance, dependencies: RouteDependencies): void {
  for (const key of Object.keys(endpoints).filter(isEndpointKey))
    register<EndpointKey>(app, key, dependencies.handlers[key], dependencies);
}
