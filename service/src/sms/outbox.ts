import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import type { Log } from '../process/log';
import { isLocalRequest } from '../http/client-address';
import type { SmsDriver } from './sms-driver';

/** Stores the last code of each number for `seconds` instead of sending it; readable only from this machine. */
export const createOutboxSms = (db: Database, seconds: number, log: Log): SmsDriver => ({
  name: 'outbox',
  send: async ({ phone, code }) => {
    const message = {
      code,
      sent_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
    };
    await db
      .insertInto('sms_outbox')
      .values({ phone, ...message })
      .onConflict((conflict) => conflict.column('phone').doUpdateSet(message))
      .execute();
    log.info('sms outbox: code available at GET /dev/sms?phone=');
    return 'sent';
  },
});

/**
 * `GET /dev/sms?phone=` → `{phone, code}`. Responds with 404 unless peer, forwarded address and Host all are this machine, and
 * for what is no number.
 */
export function registerOutboxRoute(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: { phone?: string | string[] } }>('/dev/sms', async (request, reply) => {
    const peer = request.socket.remoteAddress ?? '127.0.0.1';
    const isLocal = isLocalRequest(peer, request.headers) && request.raw.httpVersion !== '1.0';
    const phone = [request.query.phone ?? ''].flat().join();
    if (!isLocal || !/^\d{1,20}$/.test(phone)) return reply.callNotFound();
    const row = await db
      .selectFrom('sms_outbox')
      .select('code')
      .where('phone', '=', phone)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    if (row === undefined) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').send({ phone, code: row.code });
  });
}
