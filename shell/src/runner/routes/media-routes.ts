import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A file whose name has it never changes: `cover.0123abcd-640.webp`. */
const CONTENT_HASH = /\.[0-9a-f]{8}[-.]/;

/**
 * `/media/*`: pictures with a content hash in their names, and icons and previews with fixed names. A missing one
 * answers 404 without a page.
 */
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
        setHeaders: (response, file) => {
          if (!CONTENT_HASH.test(path.basename(file)))
            response.header('cache-control', 'public, max-age=3600');
          response.header('x-content-type-options', 'nosniff');
          response.header('cross-origin-resource-policy', 'same-origin');
        },
      });
    },
    { prefix: '/media' },
  );
}
