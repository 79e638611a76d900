import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** `/media/*`: pictures with a content hash in their names. A missing one answers 404 without a page. */
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
        setHeaders: (response) => {
          response.header('x-content-type-options', 'nosniff');
          response.header('cross-origin-resource-policy', 'same-origin');
        },
      });
    },
    { prefix: '/media' },
  );
}
