import {
  clientEvents,
  type ClientEventName,
  type OpenedConversation,
} from '@huoban/contracts/messaging';
import { Refusal } from '../http/refusal';
import { findConversation, openConversation } from './conversations';
import type { Delivery, Receiver } from './delivery';
import { LAST_POSITION } from './messages';
import { announce } from './notices';
import { parsed } from './parsed-event';
import { sendMessage, spendMessage, type SendParts } from './send-message';

/** Who sent an event. */
export interface Sender {
  accountId: string;
  receiver: Receiver;
}

export interface Answer {
  /** Fields of the acknowledgement besides `ok`. */
  result: object;
  /** What follows once the acknowledgement is on its way. */
  afterwards?: () => void;
}

/** What the service does on each event of a client, whatever the client sends with it. */
export type EventHandlers = Record<
  ClientEventName,
  (event: unknown, sender: Sender) => Promise<Answer | Refusal>
>;

export interface EventParts extends SendParts {
  delivery: Delivery;
}

const DONE: Answer = { result: {} };

export const eventHandlers = (parts: EventParts): EventHandlers => {
  const { db, delivery, desk } = parts;
  return {
    open: parsed(
      clientEvents.open,
      async ({ character_id: characterId, language, after }, { accountId, receiver }: Sender) => {
        const conversation = await openConversation(db, { accountId, characterId }, language);
        if (conversation === undefined) return new Refusal('notFound');
        const { id: conversationId, lastSeq, begun } = conversation;
        const cursor = Math.min(after ?? (begun ? 0 : lastSeq), LAST_POSITION);
        delivery.join({ conversationId, characterId }, receiver, cursor);
        // In the same turn: the next part of the reply reaches the receiver, the ones before are in here.
        const result: OpenedConversation = {
          last_seq: lastSeq,
          reply: desk.current(conversationId),
        };
        return { result, afterwards: () => void delivery.wake(conversationId) };
      },
    ),

    leave: parsed(
      clientEvents.leave,
      async ({ character_id: characterId }, { accountId, receiver }: Sender) => {
        const conversation = await findConversation(db, accountId, characterId);
        if (conversation !== undefined) delivery.leave(conversation.id, receiver.id);
        return DONE;
      },
    ),

    send: parsed(clientEvents.send, async (event, { accountId }: Sender) => {
      const sent = await sendMessage(parts, accountId, event);
      if (sent instanceof Refusal) return sent;
      const { conversationId, message, isNew } = sent;
      const place = { conversationId, accountId, characterId: event.character_id };
      const afterwards = () => {
        void delivery.wake(conversationId);
        desk.begin(place, event.language, isNew ? message.seq : undefined);
      };
      return { result: { message }, afterwards };
    }),

    answer: parsed(
      clientEvents.answer,
      async ({ character_id: characterId, language }, { accountId }: Sender) => {
        const conversation = await findConversation(db, accountId, characterId);
        if (conversation === undefined) return new Refusal('notFound');
        const refusal = await spendMessage(parts, accountId);
        if (refusal !== null) return refusal;
        const place = { conversationId: conversation.id, accountId, characterId };
        return { result: {}, afterwards: () => desk.begin(place, language) };
      },
    ),

    stop: parsed(
      clientEvents.stop,
      async ({ character_id: characterId, reply_id: reply }, { accountId }: Sender) => {
        const conversation = await findConversation(db, accountId, characterId);
        if (conversation === undefined) return new Refusal('notFound');
        if (desk.current(conversation.id)?.reply_id === reply)
          await desk.stop(conversation.id, reply);
        else await announce(db, { kind: 'stop_reply', conversation: conversation.id, reply });
        return DONE;
      },
    ),
  };
};
