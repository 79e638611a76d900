import type { FastifyInstance, FastifyRequest } from 'fastify';

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** Collects the methods of each path, to distinguish an unsupported method from an unknown path. */
export function collectAllowedMethods(app: FastifyInstance) {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    // Other paths may be hidden from the client, so their methods are not revealed.
    if (!url.startsWith('/api/')) return;
    const known = methods.get(withoutTrailingSlash(url)) ?? new Set();
    for (const each of [method].flat()) known.add(each);
    methods.set(withoutTrailingSlash(url), known);
  });
  /** Methods of the request's path for the `Allow` header; `null` for an unknown path. */
  return ({ url }: Pick<FastifyRequest, 'url'>): string | null => {
    const known = methods.get(withoutTrailingSlash(url.split('?')[0] ?? url));
    return known === undefined ? null : [...known].sort().join(', ');
  };
}
