import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** `/media/*`: pictures, whose names carry the hash of what they show; a missing one is no page of the site. */
export async function registerMediaRoutes(app: FastifyInstance, root: string): Promise<void> {
  await app.register(
    async (media) => {
      media.setNotFoundHandler((_, reply) =>
        reply.code(404).header('cache-control', 'no-store').send(),
      );
      await media.register(fastifyStatic, {
        root,
        prefix: '/',
        immutable: true,
        maxAge: '365d',
        index: false,
        setHeaders: (answer) => {
          answer.header('x-content-type-options', 'nosniff');
          answer.header('cross-origin-resource-policy', 'same-origin');
        },
      });
    },
    { prefix: '/media' },
  );
}
