import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../database/database';
import type { Log } from '../log';
import type { Moderation } from '../moderation/moderation';
import type { ReplyProvider } from '../replies/reply-provider';
import { createDelivery, type Delivery } from './delivery';
import { eventHandlers } from './events';
import { openGateway, type Gateway } from './gateway';
import { CHANNEL, readNotice, type Notice } from './notices';
import { createReplyDesk, type ReplyDesk } from './reply-desk';
import type { SendOutcome } from './send-message';

const REPLY_MS = 30_000;

export interface MessagingParts {
  app: FastifyInstance;
  database: OpenDatabase;
  /** Of the tokens that connections present. */
  key: Buffer;
  replies: ReplyProvider;
  moderation: Moderation;
  /** Messages of one user in a minute. */
  perMinute: number;
  /** Milliseconds in which a reply must be whole. */
  patience?: number;
  log: Log;
  /** Told what became of every message that a user sends to this node. */
  onSent?: (outcome: SendOutcome) => void;
  /** Told when a connection opens (1) or closes (-1). */
  onSockets?: (change: 1 | -1) => void;
}

interface NodeParts {
  node: string;
  delivery: Delivery;
  desk: ReplyDesk;
  gateway: Gateway;
}

/** What this node does when it, another, or the database says something. */
const hear = async ({ node, delivery, desk, gateway }: NodeParts, notice: Notice) => {
  switch (notice.kind) {
    case 'stored':
      return delivery.wake(notice.conversation);
    case 'stop_reply':
      return desk.stop(notice.conversation, notice.reply);
    case 'session_ended':
      return gateway.signOut(notice.session);
    case 'reply_started':
    case 'reply_ended': {
      // Our own readers were told already.
      if (notice.node === node) return;
      const { reply: reply_id } = notice;
      // The message comes before the end of its reply.
      if (notice.kind === 'reply_ended') await delivery.wake(notice.conversation);
      delivery.each(notice.conversation, (receiver, character_id) =>
        notice.kind === 'reply_started'
          ? receiver.emit('reply_started', { character_id, reply_id })
          : receiver.emit('reply_ended', { character_id, reply_id, outcome: notice.outcome }),
      );
    }
  }
};

/**
 * Serves messaging on the HTTP server of the app, until the app closes: then replies under way are stored as far as
 * they are, and connections closed, before the database goes.
 */
export const startMessaging = async (parts: MessagingParts): Promise<void> => {
  const { app, database, key, replies: provider, moderation, perMinute, log, onSent } = parts;
  const { db } = database;
  const node = randomUUID();
  const patience = parts.patience ?? REPLY_MS;
  const delivery = createDelivery(db, log);
  const desk = createReplyDesk({ db, delivery, node, provider, moderation, patience, log });
  const handlers = eventHandlers({ db, delivery, desk, moderation, perMinute, onSent });
  const gateway = openGateway({
    app,
    db,
    delivery,
    handlers,
    key,
    perMinute,
    log,
    onSockets: parts.onSockets,
  });
  const stopListening = await database.listen(CHANNEL, {
    onNotification: (payload) => {
      const notice = readNotice(payload);
      if (notice !== null) void hear({ node, delivery, desk, gateway }, notice);
    },
    onConnected: () => delivery.wakeAll(),
  });
  app.addHook('preClose', async () => {
    await desk.close();
    gateway.close();
    delivery.close();
    await stopListening();
  });
};
