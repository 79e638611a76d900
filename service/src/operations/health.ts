import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../database/database';
import { worstState, type PartHealth, type Probe } from './health-states';

/** Limits the load that frequent health requests cause in the database. */
const CACHE_MS = 500;

/** Shares one result among all callers within `CACHE_MS`. */
function cacheProbes(probe: () => Promise<PartHealth[]>) {
  let probedAt = -Infinity;
  let result: Promise<PartHealth[]> = Promise.resolve([]);
  return (): Promise<PartHealth[]> => {
    const now = performance.now();
    if (now - probedAt > CACHE_MS) {
      probedAt = now;
      result = probe();
    }
    return result;
  };
}

/**
 * `GET /api/health`, `/health` and `/-/health`: `{status, reasons, parts, database, uptime_seconds}`, 503 when a part
 * is unavailable, else 200. Without an envelope, because monitors read it. `GET /-/live` asks nothing else.
 */
export function registerHealth(
  app: FastifyInstance,
  kind: OpenDatabase['kind'],
  probes: readonly Probe[],
): void {
  // Whether this process answers at all: a platform restarts it otherwise.
  app.get('/-/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send('ok'),
  );
  const readParts = cacheProbes(() => Promise.all(probes.map(async (probe) => probe())));
  for (const path of ['/api/health', '/health', '/-/health']) {
    app.get(path, async (_request, reply) => {
      const parts = await readParts();
      const status = worstState(parts);
      return reply
        .code(status === 'unavailable' ? 503 : 200)
        .header('cache-control', 'no-store')
        .send({
          status,
          reasons: parts.flatMap(({ part, reason }) => (reason ? [`${part}: ${reason}`] : [])),
          parts: Object.fromEntries(parts.map(({ part, state }) => [part, state])),
          database: { kind },
          uptime_seconds: Math.round(process.uptime()),
        });
    });
  }
}
