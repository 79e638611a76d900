import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceToClient } from '@huoban/contracts/messaging';
import type { Database } from '../../database/database';
import type { Log } from '../../process/log';
import { readMessages } from '../storage/messages';

const PAGE_SIZE = 100;
const RETRY_DELAY_MS = 300;

/** A connection of a client, as far as delivery knows it. */
export interface Receiver {
  id: string;
  emit: <Name extends keyof ServiceToClient>(
    name: Name,
    ...event: Parameters<ServiceToClient[Name]>
  ) => void;
}

interface Member {
  receiver: Receiver;
  /** Position up to which the receiver has everything. */
  cursor: number;
}

interface Room {
  characterId: string;
  members: Map<string, Member>;
  /** The reading under way, and the one that waits for it: all that ask meanwhile share it. */
  current: Promise<void>;
  next: Promise<void> | null;
}

export interface Delivery {
  /** From now on the receiver gets what is stored after `cursor`. Nothing is sent before the next `wake`. */
  join: (
    place: { conversationId: string; characterId: string },
    receiver: Receiver,
    cursor: number,
  ) => void;
  leave: (conversationId: string, receiverId: string) => void;
  /** The receiver is gone. */
  leaveAll: (receiverId: string) => void;
  /** Sends what has been stored; resolves when everything stored before the call is on its way. */
  wake: (conversationId: string) => Promise<void>;
  wakeAll: () => void;
  /** Tells all who take part on this node something besides the stored messages. */
  broadcast: (
    conversationId: string,
    tell: (receiver: Receiver, characterId: string) => void,
  ) => void;
  close: () => void;
}

/**
 * Delivers stored messages to the connections of this node: in order, once for each connection, whatever woke it and
 * how often. Each reading goes on from where the receiver is, so a wake-up that was missed loses nothing.
 */
export function createDelivery(db: Database, log: Log): Delivery {
  const rooms = new Map<string, Room>();
  const closing = new AbortController();

  const deliver = async (conversationId: string, room: Room): Promise<void> => {
    for (;;) {
      const cursors = [...room.members.values()].map(({ cursor }) => cursor);
      if (cursors.length === 0 || closing.signal.aborted) return;
      const after = Math.min(...cursors);
      // Who joins further back while this reading is under way is served by the next one.
      const members = [...room.members.values()];
      const { items, hasMore } = await readMessages(db, conversationId, { after, size: PAGE_SIZE });
      for (const message of items)
        for (const member of members)
          if (member.cursor < message.seq && room.members.get(member.receiver.id) === member) {
            member.cursor = message.seq;
            member.receiver.emit('message', { character_id: room.characterId, message });
          }
      if (!hasMore) return;
    }
  };

  const deliverWithRetry = async (conversationId: string, room: Room): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        return await deliver(conversationId, room);
      } catch (error) {
        log.warn(`messages could not be read, trying again: ${String(error)}`);
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
      const room = rooms.get(conversationId) ?? {
        characterId,
        members: new Map<string, Member>(),
        current: Promise.resolve(),
        next: null,
      };
      rooms.set(conversationId, room);
      room.members.set(receiver.id, { receiver, cursor });
    },
    leave,
    leaveAll: (receiverId) => {
      for (const conversationId of rooms.keys()) leave(conversationId, receiverId);
    },
    wake,
    wakeAll: () => {
      for (const conversationId of rooms.keys()) void wake(conversationId);
    },
    broadcast: (conversationId, tell) => {
      const room = rooms.get(conversationId);
      for (const { receiver } of room?.members.values() ?? [])
        tell(receiver, room?.characterId ?? '');
    },
    close: () => closing.abort(),
  };
}
