import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../database/database';
import type { Log } from '../process/log';
import type { Moderation } from '../moderation/moderation';
import type { ReplyProvider } from '../replies/reply-provider';
import { createDelivery, type Delivery } from './delivery/delivery';
import { createEventHandlers } from './connection/event-handlers';
import { createGateway, type Gateway } from './connection/gateway';
import {
  NOTIFICATION_CHANNEL,
  parseNotification,
  type Notification,
} from './delivery/notifications';
import { createReplyCoordinator, type ReplyCoordinator } from './replies/reply-coordinator';
import type { SendOutcome } from './storage/send-message';

const REPLY_TIMEOUT_MS = 30_000;

export interface MessagingOptions {
  app: FastifyInstance;
  database: OpenDatabase;
  /** Of the tokens that connections present. */
  key: Buffer;
  replies: ReplyProvider;
  moderation: Moderation;
  /** Messages of one user in a minute. */
  perMinute: number;
  /** Milliseconds in which a reply must be whole. */
  replyTimeoutMs?: number;
  log: Log;
  /** Told what became of every message that a user sends to this node. */
  onSent?: (outcome: SendOutcome) => void;
  /** Told when a connection opens (1) or closes (-1). */
  onConnectionChange?: (change: 1 | -1) => void;
}

interface NodeComponents {
  node: string;
  delivery: Delivery;
  replies: ReplyCoordinator;
  gateway: Gateway;
}

/** What this node does when it, another, or the database says something. */
async function handleNotification(
  { node, delivery, replies, gateway }: NodeComponents,
  notice: Notification,
) {
  switch (notice.kind) {
    case 'stored':
      return delivery.wake(notice.conversation);
    case 'stop_reply':
      return replies.stop(notice.conversation, notice.reply);
    case 'session_ended':
      return gateway.signOut(notice.session);
    case 'reply_started':
    case 'reply_ended': {
      // Our own readers were told already.
      if (notice.node === node) return;
      const { reply: reply_id } = notice;
      // The message comes before the end of its reply.
      if (notice.kind === 'reply_ended') await delivery.wake(notice.conversation);
      delivery.broadcast(notice.conversation, (receiver, character_id) =>
        notice.kind === 'reply_started'
          ? receiver.emit('reply_started', { character_id, reply_id })
          : receiver.emit('reply_ended', { character_id, reply_id, outcome: notice.outcome }),
      );
    }
  }
}

/**
 * Serves messaging on the HTTP server of the app, until the app closes: then replies under way are stored as far as
 * they are, and connections closed, before the database goes.
 */
export async function startMessaging(parts: MessagingOptions): Promise<void> {
  const { app, database, key, replies: provider, moderation, perMinute, log, onSent } = parts;
  const { db } = database;
  const node = randomUUID();
  const timeoutMs = parts.replyTimeoutMs ?? REPLY_TIMEOUT_MS;
  const delivery = createDelivery(db, log);
  const replies = createReplyCoordinator({
    db,
    delivery,
    node,
    provider,
    moderation,
    timeoutMs,
    log,
  });
  const handlers = createEventHandlers({ db, delivery, replies, moderation, perMinute, onSent });
  const gateway = createGateway({
    app,
    db,
    delivery,
    handlers,
    key,
    perMinute,
    log,
    onConnectionChange: parts.onConnectionChange,
  });
  const stopListening = await database.listen(NOTIFICATION_CHANNEL, {
    onNotification: (payload) => {
      const notice = parseNotification(payload);
      if (notice !== null) void handleNotification({ node, delivery, replies, gateway }, notice);
    },
    onConnected: () => delivery.wakeAll(),
  });
  app.addHook('preClose', async () => {
    await replies.close();
    gateway.close();
    delivery.close();
    await stopListening();
  });
}
