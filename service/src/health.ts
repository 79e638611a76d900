import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from './database/database';

const PROBE_MS = 2_000;

const answers = async ({ db }: OpenDatabase): Promise<boolean> => {
  const timer = new AbortController();
  const late = new Promise<boolean>((resolve) => {
    const id = setTimeout(() => resolve(false), PROBE_MS);
    timer.signal.addEventListener('abort', () => clearTimeout(id));
  });
  const probe = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const alive = await Promise.race([probe, late]);
  timer.abort();
  return alive;
};

/** `GET /health` and `/-/health`: 200 when the database answers within two seconds, else 503. */
export const registerHealth = (app: FastifyInstance, database: OpenDatabase): void => {
  for (const path of ['/health', '/-/health']) {
    app.get(path, async (_request, reply) => {
      const alive = await answers(database);
      return reply
        .code(alive ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: alive ? 'ok' : 'unavailable',
          database: { kind: database.kind, alive },
          uptime_seconds: Math.round(process.uptime()),
        });
    });
  }
};
