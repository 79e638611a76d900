import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** `/media/*`: pictures with a content hash in their names. A missing one answers 404 without a page. */
export async function registerMediaRoutes(app: FastifyInstance, root: string): Promise<void> {
  await app.register(
    async (media) => {
      const replyMissing = (reply: FastifyReply) =>
        reply.code(404).header('cache-control', 'no-store').send();
      media.setNotFoundHandler((_, reply) => replyMissing(reply));
      // A path that leads out of the folder.
      media.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
        if ((error.statusCode ?? 500) >= 500) throw error;
        return replyMissing(reply);
      });
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
