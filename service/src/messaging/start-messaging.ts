import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../database/database';
import type { Log } from '../process/log';
import type { RememberRules } from '../memory/storage/memories';
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
  /** Signature key of messaging tokens. */
  key: Buffer;
  replies: ReplyProvider;
  moderation: Moderation;
  memory: RememberRules;
  /** Messages per account and minute. */
  perMinute: number;
  /** Limit for a complete reply. */
  replyTimeoutMs?: number;
  log: Log;
  /** Called with the outcome of every message that a user sends to this node. */
  onSent?: (outcome: SendOutcome) => void;
  /** Called when a connection opens (1) or closes (-1). */
  onConnectionChange?: (change: 1 | -1) => void;
}

interface NodeComponents {
  node: string;
  delivery: Delivery;
  replies: ReplyCoordinator;
  gateway: Gateway;
}

/** Handles notifications of this node, of other nodes and of database triggers. */
async function handleNotification(
  { node, delivery, replies, gateway }: NodeComponents,
  notification: Notification,
) {
  switch (notification.kind) {
    case 'stored':
      return delivery.wake(notification.conversation);
    case 'stop_reply':
      return replies.stop(notification.conversation, notification.reply);
    case 'session_ended':
      return gateway.signOut(notification.session);
    case 'reply_started':
    case 'reply_ended': {
      // The coordinator of this node already sent the event to its receivers.
      if (notification.node === node) return;
      const { reply: reply_id } = notification;
      // Receivers get the message before the end of its reply.
      if (notification.kind === 'reply_ended') await delivery.wake(notification.conversation);
      delivery.broadcast(notification.conversation, (receiver, character_id) =>
        notification.kind === 'reply_started'
          ? receiver.emit('reply_started', { character_id, reply_id })
          : receiver.emit('reply_ended', { character_id, reply_id, outcome: notification.outcome }),
      );
    }
  }
}

/**
 * Serves messaging on the HTTP server of the app. When the app closes, active replies are stored as they are and
 * connections closed, before the database closes.
 */
export async function startMessaging(options: MessagingOptions): Promise<void> {
  const {
    app,
    database,
    key,
    replies: provider,
    moderation,
    memory,
    perMinute,
    log,
    onSent,
  } = options;
  const { db } = database;
  const node = randomUUID();
  const timeoutMs = options.replyTimeoutMs ?? REPLY_TIMEOUT_MS;
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
  const handlers = createEventHandlers({
    db,
    delivery,
    replies,
    moderation,
    memory,
    perMinute,
    onSent,
  });
  const gateway = createGateway({
    app,
    database,
    delivery,
    handlers,
    key,
    perMinute,
    log,
    onConnectionChange: options.onConnectionChange,
  });
  const stopListening = await database.listen(NOTIFICATION_CHANNEL, {
    onNotification: (payload) => {
      const notification = parseNotification(payload);
      if (notification !== null)
        void handleNotification({ node, delivery, replies, gateway }, notification);
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
