import { randomUUID } from 'node:crypto';
import type { Language } from '@huoban/contracts';
import type { OpenedConversation, ReplyOutcome } from '@huoban/contracts/messaging';
import type { Database } from '../../database/database';
import type { Log } from '../../process/log';
import { waitAtMost } from '../../process/wait-at-most';
import type { Delivery } from '../delivery/delivery';
import { readPlayedGames } from '../../library/collection/play-list';
import { readMemories } from '../../memory/storage/memories';
import { readMessages } from '../storage/messages';
import { notify } from '../delivery/notifications';
import { releaseLease, renewLease, RENEW_INTERVAL_MS, acquireLease } from './reply-lease';
import { storeReply } from './store-reply';
import { writeReply, type ReplyWriterOptions } from './write-reply';

/** Messages that a provider gets as context. */
const MAX_TURNS = 40;
const CLOSE_TIMEOUT_MS = 2_000;

export interface ConversationRef {
  conversationId: string;
  accountId: string;
  characterId: string;
}

interface ReplyJob {
  ref: ConversationRef;
  language: Language;
  messageSeq: number | undefined;
}

interface ActiveReply {
  id: string;
  /** Whether `reply_started` was sent. */
  isAnnounced: boolean;
  /** Text that was sent as deltas. */
  shown: string;
  stop: AbortController;
  /** Never rejects. */
  finished: Promise<void>;
}

export interface ReplyCoordinator {
  /** Begins to load what replies in this language need. */
  prepare: (language: Language) => void;
  /**
   * Starts a reply to the message at `messageSeq`, else to the last message if a user sent it. Does nothing while this
   * or another node is writing a reply.
   */
  start: (ref: ConversationRef, language: Language, messageSeq?: number) => void;
  /** Stops the active reply of this node (only `replyId`, if given); resolves when it is stored. */
  stop: (conversationId: string, replyId?: string) => Promise<void>;
  current: (conversationId: string) => OpenedConversation['reply'];
  /** Stops all replies, which are stored as they are, and starts no more. */
  close: () => Promise<void>;
}

export interface ReplyCoordinatorOptions extends ReplyWriterOptions {
  db: Database;
  delivery: Delivery;
  node: string;
  log: Log;
}

/** Writes replies: one at a time per conversation, across all nodes. */
export function createReplyCoordinator(options: ReplyCoordinatorOptions): ReplyCoordinator {
  const { db, delivery, node, log } = options;
  const activeReplies = new Map<string, ActiveReply>();
  let isClosing = false;

  const broadcastEnd = (
    { conversationId }: ConversationRef,
    reply: ActiveReply,
    outcome: ReplyOutcome,
  ) =>
    delivery.broadcast(conversationId, (receiver, character_id) =>
      receiver.emit('reply_ended', { character_id, reply_id: reply.id, outcome }),
    );

  const write = async ({ ref, language, messageSeq }: ReplyJob, reply: ActiveReply) => {
    const { conversationId, characterId } = ref;
    const { items } = await readMessages(db, conversationId, { size: MAX_TURNS });
    const answered = items.find(({ seq }) => seq === messageSeq) ?? items.at(-1);
    if (answered?.sender !== 'user') return releaseLease(db, conversationId, reply.id);
    await notify(db, {
      kind: 'reply_started',
      conversation: conversationId,
      reply: reply.id,
      node,
    });
    reply.isAnnounced = true;
    delivery.broadcast(conversationId, (receiver, character_id) =>
      receiver.emit('reply_started', { character_id, reply_id: reply.id }),
    );
    const onPreview = (text: string) => {
      const event = {
        reply_id: reply.id,
        at: reply.shown.length,
        text: text.slice(reply.shown.length),
      };
      reply.shown = text;
      delivery.broadcast(conversationId, (receiver, character_id) =>
        receiver.emit('reply_delta', { character_id, ...event }),
      );
    };
    // The partial reply of another node may have been stored after the message that is answered.
    const turns = [...items.filter((each) => each !== answered), answered].map(
      ({ sender, text }) => ({ sender, text }),
    );
    const stopSignal = reply.stop.signal;
    const result = await writeReply(options, {
      characterId,
      language,
      turns,
      memories: await readMemories(db, conversationId),
      played: await readPlayedGames(db, conversationId),
      stopSignal,
      onPreview,
    });
    const finished = { ...ref, replyId: reply.id, answeredSeq: answered.seq, node, result };
    const stored = await storeReply(db, finished, log);
    await delivery.wake(conversationId);
    broadcastEnd(ref, reply, stored ? result.outcome : 'failed');
  };

  const run = async (job: ReplyJob, reply: ActiveReply) => {
    const { ref } = job;
    if (!(await acquireLease(db, ref.conversationId, reply.id))) return;
    const renewal = setInterval(() => {
      renewLease(db, ref.conversationId, reply.id).then(
        (isHeld) => !isHeld && reply.stop.abort(),
        (error: unknown) => log.warn(`messaging: renewing a lease failed: ${String(error)}`),
      );
    }, RENEW_INTERVAL_MS);
    try {
      await write(job, reply);
    } catch (error) {
      log.error(`messaging: writing a reply failed: ${String(error)}`);
      broadcastEnd(ref, reply, 'failed');
      await releaseLease(db, ref.conversationId, reply.id);
    } finally {
      clearInterval(renewal);
    }
  };

  return {
    prepare: (language) => options.provider.prepare?.(language),
    start: (ref, language, messageSeq) => {
      const { conversationId } = ref;
      if (isClosing || activeReplies.has(conversationId)) return;
      const reply: ActiveReply = {
        id: `reply:${randomUUID()}`,
        isAnnounced: false,
        shown: '',
        stop: new AbortController(),
        finished: Promise.resolve(),
      };
      activeReplies.set(conversationId, reply);
      reply.finished = run({ ref, language, messageSeq }, reply)
        .catch((error: unknown) => log.warn(`messaging: starting a reply failed: ${String(error)}`))
        .finally(() => activeReplies.delete(conversationId));
    },
    stop: async (conversationId, replyId) => {
      const reply = activeReplies.get(conversationId);
      if (reply === undefined || (replyId !== undefined && replyId !== reply.id)) return;
      reply.stop.abort();
      await reply.finished;
    },
    current: (conversationId) => {
      const reply = activeReplies.get(conversationId);
      return reply?.isAnnounced === true ? { reply_id: reply.id, text: reply.shown } : null;
    },
    close: async () => {
      isClosing = true;
      for (const reply of activeReplies.values()) reply.stop.abort();
      const ended = Promise.all([...activeReplies.values()].map(({ finished }) => finished));
      // Without a database they would wait for the time limit of a query.
      await waitAtMost(CLOSE_TIMEOUT_MS, ended);
    },
  };
}
