import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AssetFiles } from '../files/asset-files';
import { codingFor, type Coding } from '../rendering/html-cache';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const SUFFIX: Record<Coding, string> = { br: '.br', gzip: '.gz', identity: '' };

interface AssetParams {
  name: string;
  version: string;
  '*': string;
}

/** `/assets/<name>/<version>/<file>`: immutable, precompressed, 404 when a file does not match its published hash. */
export function registerAssetRoutes(app: FastifyInstance, files: Pick<AssetFiles, 'read'>): void {
  app.get<{ Params: AssetParams }>('/assets/:name/:version/*', async (request, reply) => {
    const { name, version, '*': file } = request.params;
    const type = TYPES[path.extname(file)];
    const coding = codingFor(request.headers['accept-encoding']);
    const plain = type && (await files.read(name, version, `client/${file}`));
    if (!plain) return reply.code(404).header('cache-control', 'no-store').send();
    const compressed =
      coding === 'identity'
        ? null
        : await files.read(name, version, `client/${file}${SUFFIX[coding]}`);
    if (compressed) reply.header('content-encoding', coding);
    return reply
      .header('content-type', type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'Accept-Encoding')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(compressed ?? plain);
  });
}
