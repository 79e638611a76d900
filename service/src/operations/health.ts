import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../database/database';
import { worstState, type PartHealth, type Probe } from './health-states';

/** An answer is kept for so long, in ms: asking costs the database next to nothing, however often strangers do. */
const CACHE_MS = 500;

/** The last answer of `ask` while it is young, and one call for all who ask at once. */
function cacheProbes(milliseconds: number, probe: () => Promise<PartHealth[]>) {
  let probedAt = -Infinity;
  let result: Promise<PartHealth[]> = Promise.resolve([]);
  return (): Promise<PartHealth[]> => {
    const now = performance.now();
    if (now - probedAt > milliseconds) {
      probedAt = now;
      result = probe();
    }
    return result;
  };
}

/**
 * `GET /api/health`, `/health` and `/-/health`: `{status, reasons, parts, database, uptime_seconds}`, 503 when a part
 * is unavailable, else 200. Not in an envelope: machines read it, and look at the status first.
 */
export function registerHealth(
  app: FastifyInstance,
  kind: OpenDatabase['kind'],
  probes: readonly Probe[],
): void {
  const ask = cacheProbes(CACHE_MS, () => Promise.all(probes.map(async (probe) => probe())));
  for (const path of ['/api/health', '/health', '/-/health']) {
    app.get(path, async (_request, reply) => {
      const parts = await ask();
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
