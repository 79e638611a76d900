import type { FastifyInstance } from 'fastify';
import type { ReleaseSelector } from '../releases/release-selector';

/**
 * `/builds/…`: what the hourly build check of the specification reads. The latest release is the one that this visitor
 * would get with the next document, of a canary or of a tester link as well.
 */
export function registerBuildRoutes(app: FastifyInstance, choice: ReleaseSelector): void {
  const startedAt = Date.now();
  for (const base of ['/builds', '/_nuxt/builds']) {
    app.get(`${base}/latest.json`, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const chosen = await choice.select({ cookies: request.headers.cookie, secure: false });
      return { id: chosen?.live.served.id ?? null, timestamp: startedAt };
    });
    app.get<{ Params: { id: string } }>(`${base}/meta/:id`, async (request, reply) => {
      const id = request.params.id.replace(/\.json$/, '');
      if (!/^[0-9a-f]{64}$/.test(id)) return reply.code(404).send();
      // Of a release only its id matters here, and old tabs must never find theirs gone.
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return { id, timestamp: startedAt, prerendered: [] };
    });
  }
}
