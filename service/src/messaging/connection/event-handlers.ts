import {
  clientEvents,
  type ClientEventName,
  type OpenedConversation,
} from '@huoban/contracts/messaging';
import { Refusal } from '../../http/refusal';
import { findConversation, openConversation } from '../storage/conversations';
import type { Delivery, Receiver } from '../delivery/delivery';
import { MAX_SEQ } from '../storage/messages';
import { notify } from '../delivery/notifications';
import { withSchema } from './with-schema';
import { sendMessage, consumeMessageLimit, type SendMessageOptions } from '../storage/send-message';

/** Who sent an event. */
export interface Sender {
  accountId: string;
  receiver: Receiver;
}

export interface SocketResult {
  /** Fields of the acknowledgement besides `ok`. */
  result: object;
  /** What follows once the acknowledgement is on its way. */
  afterAcknowledge?: () => void;
}

/** What the service does on each event of a client, whatever the client sends with it. */
export type EventHandlers = Record<
  ClientEventName,
  (event: unknown, sender: Sender) => Promise<SocketResult | Refusal>
>;

export interface EventHandlerOptions extends SendMessageOptions {
  delivery: Delivery;
}

const EMPTY_RESULT: SocketResult = { result: {} };

export function createEventHandlers(parts: EventHandlerOptions): EventHandlers {
  const { db, delivery, replies } = parts;
  return {
    open: withSchema(
      clientEvents.open,
      async ({ character_id: characterId, language, after }, { accountId, receiver }: Sender) => {
        const conversation = await openConversation(db, { accountId, characterId }, language);
        if (conversation === undefined) return new Refusal('notFound');
        const { id: conversationId, lastSeq, isNew } = conversation;
        const cursor = Math.min(after ?? (isNew ? 0 : lastSeq), MAX_SEQ);
        delivery.join({ conversationId, characterId }, receiver, cursor);
        // In the same turn: the next part of the reply reaches the receiver, the ones before are in here.
        const result: OpenedConversation = {
          last_seq: lastSeq,
          reply: replies.current(conversationId),
        };
        return { result, afterwards: () => void delivery.wake(conversationId) };
      },
    ),

    leave: withSchema(
      clientEvents.leave,
      async ({ character_id: characterId }, { accountId, receiver }: Sender) => {
        const conversation = await findConversation(db, accountId, characterId);
        if (conversation !== undefined) delivery.leave(conversation.id, receiver.id);
        return EMPTY_RESULT;
      },
    ),

    send: withSchema(clientEvents.send, async (event, { accountId }: Sender) => {
      const sent = await sendMessage(parts, accountId, event);
      if (sent instanceof Refusal) return sent;
      const { conversationId, message, isNew } = sent;
      const place = { conversationId, accountId, characterId: event.character_id };
      const afterwards = () => {
        void delivery.wake(conversationId);
        replies.start(place, event.language, isNew ? message.seq : undefined);
      };
      return { result: { message }, afterwards };
    }),

    answer: withSchema(
      clientEvents.answer,
      async ({ character_id: characterId, language }, { accountId }: Sender) => {
        const conversation = await findConversation(db, accountId, characterId);
        if (conversation === undefined) return new Refusal('notFound');
        const refusal = await consumeMessageLimit(parts, accountId);
        if (refusal !== null) return refusal;
        const place = { conversationId: conversation.id, accountId, characterId };
        return { result: {}, afterwards: () => replies.start(place, language) };
      },
    ),

    stop: withSchema(
      clientEvents.stop,
      async ({ character_id: characterId, reply_id: reply }, { accountId }: Sender) => {
        const conversation = await findConversation(db, accountId, characterId);
        if (conversation === undefined) return new Refusal('notFound');
        if (replies.current(conversation.id)?.reply_id === reply)
          await replies.stop(conversation.id, reply);
        else await notify(db, { kind: 'stop_reply', conversation: conversation.id, reply });
        return EMPTY_RESULT;
      },
    ),
  };
}
