import type { FastifyInstance, FastifyRequest } from 'fastify';

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** Remembers which methods each path takes, so that a wrong one is told from an unknown path. */
export function collectAllowedMethods(app: FastifyInstance) {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    // What lies elsewhere may be hidden from a caller, so nothing is said about it.
    if (!url.startsWith('/api/')) return;
    const known = methods.get(withoutTrailingSlash(url)) ?? new Set();
    for (const each of [method].flat()) known.add(each);
    methods.set(withoutTrailingSlash(url), known);
  });
  /** The methods of a request's path, for the header `Allow`; `null` when nothing is there. */
  return ({ url }: Pick<FastifyRequest, 'url'>): string | null => {
    const known = methods.get(withoutTrailingSlash(url.split('?')[0] ?? url));
    return known === undefined ? null : [...known].sort().join(', ');
  };
}
