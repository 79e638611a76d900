import {
  clientEvents,
  type ClientEventName,
  type OpenedConversation,
} from '@huoban/contracts/messaging';
import { findGuest } from '../guests/guests';
import { Refusal } from '../../http/refusal';
import { findConversation, markRead, openConversation } from '../storage/conversations';
import { clearConversation } from '../storage/clear-conversation';
import type { Delivery, Receiver } from '../delivery/delivery';
import { findLastSeqOfUser, MAX_SEQ } from '../storage/messages';
import { notify } from '../delivery/notifications';
import { withSchema } from './with-schema';
import { sendMessage, consumeMessageLimit, type SendMessageOptions } from '../storage/send-message';

/** Account and connection that sent an event. */
export interface Sender {
  accountId: string;
  receiver: Receiver;
}

export interface SocketResult {
  /** Fields of the acknowledgement besides `ok`. */
  fields: object;
  /** Runs once the acknowledgement was sent. */
  afterAcknowledge?: () => void;
}

/** Handlers of all client events. They take unvalidated input. */
export type EventHandlers = Record<
  ClientEventName,
  (event: unknown, sender: Sender) => Promise<SocketResult | Refusal>
>;

export interface EventHandlerOptions extends SendMessageOptions {
  delivery: Delivery;
}

const EMPTY_RESULT: SocketResult = { fields: {} };

export function createEventHandlers(options: EventHandlerOptions): EventHandlers {
  const { db, delivery, replies } = options;
  return {
    open: withSchema(
      clientEvents.open,
      async ({ character_id: characterId, language, after }, { accountId, receiver }: Sender) => {
        const conversation = await openConversation(db, { accountId, characterId }, language);
        if (conversation === undefined) return new Refusal('notFound');
        const { id: conversationId, lastSeq, isNew } = conversation;
        await markRead(db, conversationId, lastSeq);
        const cursor = Math.min(after ?? (isNew ? 0 : lastSeq), MAX_SEQ);
        delivery.join({ conversationId, characterId }, receiver, cursor);
        // Read synchronously after joining, so that no delta of the reply is missed or sent twice.
        const fields: OpenedConversation = {
          last_seq: lastSeq,
          reply: replies.current(conversationId),
        };
        const afterAcknowledge = () => {
          void delivery.wake(conversationId);
          // Visitors who open a chat need a while to write their first message.
          replies.prepare(language);
        };
        return { fields, afterAcknowledge };
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
      const sent = await sendMessage(options, accountId, event);
      if (sent instanceof Refusal) return sent;
      const { conversationId, message, isNew } = sent;
      const ref = { conversationId, accountId, characterId: event.character_id };
      const afterAcknowledge = () => {
        void delivery.wake(conversationId);
        replies.start(ref, event.language, isNew ? message.seq : undefined);
      };
      return { fields: { message }, afterAcknowledge };
    }),

    answer: withSchema(
      clientEvents.answer,
      async ({ character_id: characterId, language, again }, { accountId }: Sender) => {
        const conversation = await findConversation(db, accountId, characterId);
        if (conversation === undefined) return new Refusal('notFound');
        // Another reply would be a message more.
        if (again === true && (await findGuest(db, accountId)) !== null)
          return new Refusal('loginNeeded');
        const refusal = await consumeMessageLimit(options, accountId);
        if (refusal !== null) return refusal;
        const ref = { conversationId: conversation.id, accountId, characterId };
        const seq = again === true ? await findLastSeqOfUser(db, conversation.id) : undefined;
        return { fields: {}, afterAcknowledge: () => replies.start(ref, language, seq) };
      },
    ),

    clear: withSchema(
      clientEvents.clear,
      async ({ character_id: characterId, language }, { accountId }: Sender) => {
        const conversation = await findConversation(db, accountId, characterId);
        if (conversation === undefined) return new Refusal('notFound');
        await replies.stop(conversation.id);
        await clearConversation(db, { ...conversation, accountId }, language);
        return { fields: {}, afterAcknowledge: () => void delivery.wake(conversation.id) };
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
