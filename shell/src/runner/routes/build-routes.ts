import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReleaseSelector } from '../releases/release-selector';
import type { Visitor } from '../visitors/canary-sample';

/**
 * `/builds/…`, read by the hourly build check of the specification. The latest release is the one that this visitor
 * would get with the next document, be it active, a canary or a tester link's.
 */
export function registerBuildRoutes(
  app: FastifyInstance,
  selector: ReleaseSelector,
  visitorOf: (request: FastifyRequest) => Visitor,
): void {
  const startedAt = Date.now();
  for (const base of ['/builds', '/_nuxt/builds']) {
    app.get(`${base}/latest.json`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const selection = await selector.select(visitorOf(request));
      return { id: selection?.live.served.id ?? null, timestamp: startedAt };
    });
    app.get<{ Params: { id: string } }>(`${base}/meta/:id`, async (request, reply) => {
      const id = request.params.id.replace(/\.json$/, '');
      if (!/^[0-9a-f]{64}$/.test(id)) return reply.code(404).send();
      // Any id is accepted: a tab with an old release must never be told that its release is gone.
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return { id, timestamp: startedAt, prerendered: [] };
    });
  }
}
