import type { FastifyInstance } from 'fastify';
import type { ReleaseFollower } from '@huoban/release';

/** `/builds/…`: the release in force as the hourly build check of the specification reads it. */
export function serveBuilds(app: FastifyInstance, follower: ReleaseFollower): void {
  const startedAt = Date.now();
  for (const base of ['/builds', '/_nuxt/builds']) {
    app.get(`${base}/latest.json`, async (_, reply) => {
      reply.header('cache-control', 'no-store');
      return { id: follower.state.id, timestamp: startedAt };
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
