import { randomUUID } from 'node:crypto';
import type { Language } from '@huoban/contracts';
import type { OpenedConversation, ReplyOutcome } from '@huoban/contracts/messaging';
import type { Database } from '../database/database';
import type { Log } from '../log';
import type { Delivery } from './delivery';
import { readMessages } from './messages';
import { announce } from './notices';
import { endLease, renewLease, RENEW_MS, takeLease } from './reply-lease';
import { storeReply } from './store-reply';
import { writeReply, type ReplyTools } from './write-reply';

/** Turns that a provider is given. */
const REMEMBERED = 40;

export interface Place {
  conversationId: string;
  accountId: string;
  characterId: string;
}

interface Order {
  place: Place;
  language: Language;
  to: number | undefined;
}

interface ReplyUnderWay {
  id: string;
  /** Readers have been told that it is coming. */
  announced: boolean;
  shown: string;
  stop: AbortController;
  /** Never rejects. */
  finished: Promise<void>;
}

export interface ReplyDesk {
  /**
   * Begins a reply to the message at a position, or else to the last one if that is a user's. Does nothing when a reply
   * is being written already, by this node or another.
   */
  begin: (place: Place, language: Language, to?: number) => void;
  /** Ends the reply under way on this node, if there is one (and if it is the one meant); resolves when it is stored. */
  stop: (conversationId: string, replyId?: string) => Promise<void>;
  current: (conversationId: string) => OpenedConversation['reply'];
  /** Ends all replies and begins none any more. */
  close: () => Promise<void>;
}

export interface ReplyDeskParts extends ReplyTools {
  db: Database;
  delivery: Delivery;
  node: string;
  log: Log;
}

/** Where replies are written: one at a time in each conversation, across all nodes. */
export const createReplyDesk = (parts: ReplyDeskParts): ReplyDesk => {
  const { db, delivery, node, log } = parts;
  const underWay = new Map<string, ReplyUnderWay>();
  let closing = false;

  const ended = ({ conversationId }: Place, reply: ReplyUnderWay, outcome: ReplyOutcome) =>
    delivery.each(conversationId, (receiver, character_id) =>
      receiver.emit('reply_ended', { character_id, reply_id: reply.id, outcome }),
    );

  const write = async ({ place, language, to }: Order, reply: ReplyUnderWay) => {
    const { conversationId, characterId } = place;
    const { items } = await readMessages(db, conversationId, { size: REMEMBERED });
    const answered = items.find(({ seq }) => seq === to) ?? items.at(-1);
    if (answered?.sender !== 'user') return endLease(db, conversationId, reply.id);
    const about = { conversation: conversationId, reply: reply.id, node };
    await announce(db, { kind: 'reply_started', ...about });
    reply.announced = true;
    delivery.each(conversationId, (receiver, character_id) =>
      receiver.emit('reply_started', { character_id, reply_id: reply.id }),
    );
    const show = (text: string) => {
      const event = {
        reply_id: reply.id,
        at: reply.shown.length,
        text: text.slice(reply.shown.length),
      };
      reply.shown = text;
      delivery.each(conversationId, (receiver, character_id) =>
        receiver.emit('reply_delta', { character_id, ...event }),
      );
    };
    // A reply that another node was writing may have been cut short and stored after the message.
    const turns = [...items.filter((each) => each !== answered), answered].map(
      ({ sender, text }) => ({ sender, text }),
    );
    const stopped = reply.stop.signal;
    const result = await writeReply(parts, { characterId, language, turns, stopped, show });
    const stored = await storeReply(db, { ...place, replyId: reply.id, node, result }, log);
    await delivery.wake(conversationId);
    ended(place, reply, stored ? result.outcome : 'failed');
  };

  const run = async (order: Order, reply: ReplyUnderWay) => {
    const { place } = order;
    if (!(await takeLease(db, place.conversationId, reply.id))) return;
    const renewal = setInterval(() => {
      renewLease(db, place.conversationId, reply.id).then(
        (held) => !held && reply.stop.abort(),
        (error: unknown) => log.warn(`a reply could not be held: ${String(error)}`),
      );
    }, RENEW_MS);
    try {
      await write(order, reply);
    } catch (error) {
      log.error(`a reply was lost: ${String(error)}`);
      ended(place, reply, 'failed');
      await endLease(db, place.conversationId, reply.id);
    } finally {
      clearInterval(renewal);
    }
  };

  return {
    begin: (place, language, to) => {
      const { conversationId } = place;
      if (closing || underWay.has(conversationId)) return;
      const reply: ReplyUnderWay = {
        id: `reply:${randomUUID()}`,
        announced: false,
        shown: '',
        stop: new AbortController(),
        finished: Promise.resolve(),
      };
      underWay.set(conversationId, reply);
      reply.finished = run({ place, language, to }, reply)
        .catch((error: unknown) => log.warn(`a reply could not begin: ${String(error)}`))
        .finally(() => underWay.delete(conversationId));
    },
    stop: async (conversationId, replyId) => {
      const reply = underWay.get(conversationId);
      if (reply === undefined || (replyId !== undefined && replyId !== reply.id)) return;
      reply.stop.abort();
      await reply.finished;
    },
    current: (conversationId) => {
      const reply = underWay.get(conversationId);
      return reply?.announced === true ? { reply_id: reply.id, text: reply.shown } : null;
    },
    close: async () => {
      closing = true;
      for (const reply of underWay.values()) reply.stop.abort();
      await Promise.all([...underWay.values()].map(({ finished }) => finished));
    },
  };
};
