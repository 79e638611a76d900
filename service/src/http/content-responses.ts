import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@huoban/contracts';
import type { EndpointKey } from '@huoban/contracts/api';
import type { Listen } from '../database/listen';

/** PostgreSQL channel of the seed: the content has changed. */
export const CONTENT_CHANNEL = 'content';

/** Endpoints whose responses depend on nothing but content, language and parameters; not on the date or a session. */
const CONTENT_ENDPOINTS: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'GET /api/visitor/web/index/characters',
  'GET /api/character/get_official_character_list',
  'POST /api/character/legion_zone/pc_character_square',
  'GET /api/character/legion_zone/pc_character_figures',
  'GET /api/visitor/game/list',
  'GET /api/visitor/game/detail',
  'GET /api/visitor/game/entity/list',
  'GET /api/visitor/game/entity/detail',
  'GET /api/visitor/game/knowledge/search',
  'GET /api/quest/story/scenes',
]);
export const isContentEndpoint = (key: EndpointKey): boolean => CONTENT_ENDPOINTS.has(key);

/** A serialized envelope and its entity tag. */
export interface ContentResponse {
  body: Buffer;
  tag: string;
}

/** Bytes of an entry besides its key and body. */
const ENTRY_BYTES = 400;

/** Successful responses of content endpoints in memory, the least recently used dropped first. */
export class ContentResponses {
  /**
   * Responses since the last change of the content, to be read once per request: what was read before a change is
   * stored where no later request looks. Null while changes cannot be noticed, or when nothing is kept.
   */
  current: LRUCache<string, ContentResponse> | null = null;

  /** Ends the listening. */
  stop = (): Promise<void> => Promise.resolve();

  private constructor(private readonly maxBytes: number) {}

  /** @param maxBytes 0 keeps nothing */
  static async open(listen: Listen, maxBytes: number): Promise<ContentResponses> {
    const responses = new ContentResponses(maxBytes);
    if (maxBytes > 0)
      responses.stop = await listen(CONTENT_CHANNEL, {
        onConnected: responses.clear,
        onNotification: responses.clear,
        onDisconnected: () => (responses.current = null),
      });
    return responses;
  }

  private readonly clear = (): void => {
    this.current = new LRUCache({
      maxSize: this.maxBytes,
      sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + ENTRY_BYTES,
    });
  };
}

export const contentKey = (
  key: EndpointKey,
  language: Language,
  { query, body }: { query: unknown; body: unknown },
): string => JSON.stringify([key, language, query, body]);

export function toContentResponse(envelope: unknown): ContentResponse {
  const body = Buffer.from(JSON.stringify(envelope));
  // Weak, because a proxy may compress the response.
  return { body, tag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/** Sends a response that clients may keep and must confirm by its tag; 304 when they have it already. */
export function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, tag }: ContentResponse,
): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').map((part) => part.trim());
  if (request.method === 'GET' && known?.includes(tag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
