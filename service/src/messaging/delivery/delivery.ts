import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceToClient } from '@huoban/contracts/messaging';
import type { Database } from '../../database/database';
import type { Log } from '../../process/log';
import { markRead } from '../storage/conversations';
import { readMessages } from '../storage/messages';

const PAGE_SIZE = 100;
const RETRY_DELAY_MS = 300;

/** The part of a client connection that delivery uses. */
export interface Receiver {
  id: string;
  isOpen: () => boolean;
  emit: <Name extends keyof ServiceToClient>(
    name: Name,
    ...event: Parameters<ServiceToClient[Name]>
  ) => void;
}

interface Member {
  receiver: Receiver;
  /** Position of the last message that was sent to the receiver. */
  cursor: number;
}

interface Room {
  characterId: string;
  members: Map<string, Member>;
  /** The running read and the queued one, which all further callers share. */
  current: Promise<void>;
  next: Promise<void> | null;
}

export interface Delivery {
  /**
   * Subscribes the receiver to messages after `cursor`, or after those that it was sent before if it is a member already.
   * Nothing is sent before the next `wake`.
   */
  join: (
    ref: { conversationId: string; characterId: string },
    receiver: Receiver,
    cursor: number,
  ) => void;
  leave: (conversationId: string, receiverId: string) => void;
  leaveAll: (receiverId: string) => void;
  /** Sends stored messages; resolves when everything stored before the call was sent. */
  wake: (conversationId: string) => Promise<void>;
  wakeAll: () => void;
  /** Sends events other than stored messages to the receivers of this node. */
  broadcast: (
    conversationId: string,
    send: (receiver: Receiver, characterId: string) => void,
  ) => void;
  close: () => void;
}

/**
 * Delivers stored messages to the connections of this node, in order and once per connection. Each read starts at the
 * cursor of the receiver, so a missed wake-up loses nothing.
 */
export function createDelivery(db: Database, log: Log): Delivery {
  const rooms = new Map<string, Room>();
  const closing = new AbortController();

  const deliver = async (conversationId: string, room: Room): Promise<void> => {
    for (;;) {
      const cursors = [...room.members.values()].map(({ cursor }) => cursor);
      if (cursors.length === 0 || closing.signal.aborted) return;
      const after = Math.min(...cursors);
      // A member that joins during this read is served by the next one.
      const members = [...room.members.values()];
      const { items, hasMore } = await readMessages(db, conversationId, { after, size: PAGE_SIZE });
      for (const message of items)
        for (const member of members)
          if (member.cursor < message.seq && room.members.get(member.receiver.id) === member) {
            member.cursor = message.seq;
            member.receiver.emit('message', { character_id: room.characterId, message });
          }
      const last = items.at(-1);
      if (last !== undefined) await markRead(db, conversationId, last.seq);
      if (!hasMore) return;
    }
  };

  const deliverWithRetry = async (conversationId: string, room: Room): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        return await deliver(conversationId, room);
      } catch (error) {
        log.warn(`messaging: reading messages failed, retrying: ${String(error)}`);
        await sleep(RETRY_DELAY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };

  const wake = (conversationId: string): Promise<void> => {
    const room = rooms.get(conversationId);
    if (room === undefined) return Promise.resolve();
    room.next ??= room.current.then(async () => {
      room.next = null;
      room.current = deliverWithRetry(conversationId, room);
      await room.current;
    });
    return room.next;
  };

  const leave: Delivery['leave'] = (conversationId, receiverId) => {
    const room = rooms.get(conversationId);
    room?.members.delete(receiverId);
    if (room?.members.size === 0) rooms.delete(conversationId);
  };

  return {
    join: ({ conversationId, characterId }, receiver, cursor) => {
      // Its `leaveAll` has run already, so nothing else would remove it.
      if (!receiver.isOpen()) return;
      const room = rooms.get(conversationId) ?? {
        characterId,
        members: new Map<string, Member>(),
        current: Promise.resolve(),
        next: null,
      };
      rooms.set(conversationId, room);
      const sent = room.members.get(receiver.id)?.cursor ?? 0;
      room.members.set(receiver.id, { receiver, cursor: Math.max(cursor, sent) });
    },
    leave,
    leaveAll: (receiverId) => {
      for (const conversationId of rooms.keys()) leave(conversationId, receiverId);
    },
    wake,
    wakeAll: () => {
      for (const conversationId of rooms.keys()) void wake(conversationId);
    },
    broadcast: (conversationId, send) => {
      const room = rooms.get(conversationId);
      for (const { receiver } of room?.members.values() ?? [])
        send(receiver, room?.characterId ?? '');
    },
    close: () => closing.abort(),
  };
}
