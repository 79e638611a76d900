import type { Message } from '@huoban/contracts/api';
import type { ClientEventName } from '@huoban/contracts/messaging';
import { Conversation } from '../conversation';
import type { PersistedMessage } from '../outbox';
import {
  Unanswered,
  type HistoryPage,
  type HistoryRange,
  type SocketListener,
} from '../../connection/ports';

export const createMessage = (seq: number, facts: Partial<Message> = {}): Message => ({
  id: String(seq),
  seq,
  sender: 'character',
  text: `message ${seq}`,
  created_at: new Date(Date.UTC(2026, 2, 1) + seq * 60_000).toISOString(),
  client_message_id: null,
  mark: null,
  ...facts,
});

export const createMessages = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => createMessage(from + index));

interface SocketRequest {
  name: ClientEventName;
  event: Record<string, unknown>;
  answer: (result: object) => Promise<void>;
  leave: () => Promise<void>;
}

/** Lets everything run that only waits for promises. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A conversation against a service that the test plays: connections, acknowledgements and stored pages. */
export function createTestConversation({
  stored = [],
  kept = [],
}: { stored?: Message[]; kept?: PersistedMessage[] } = {}) {
  const sockets: {
    token: string;
    listener: SocketListener;
    closed: boolean;
    asked: SocketRequest[];
  }[] = [];
  const memory = { kept, isOnline: true, changed: (): void => undefined };
  let tokens = 0;
  const token = jest.fn(async (_signal: AbortSignal) => `token ${(tokens += 1)}`);
  const fetchPage = jest.fn(async ({ before, after, size }: HistoryRange): Promise<HistoryPage> => {
    const inRange = stored.filter(
      ({ seq }) => seq > (after ?? 0) && seq < (before ?? Number.POSITIVE_INFINITY),
    );
    const items = after === undefined ? inRange.slice(-size) : inRange.slice(0, size);
    return { items, has_more: items.length < inRange.length };
  });
  const signedOut = jest.fn();
  const warn = jest.fn();
  let ids = 0;
  const talk = new Conversation({
    characterId: '1024',
    language: 'zh',
    fetchToken: token,
    fetchPage,
    openSocket: async (given, listener) => {
      const socket = { token: given, listener, closed: false, asked: [] as SocketRequest[] };
      sockets.push(socket);
      return {
        request: (name, event) =>
          new Promise((resolve, reject) => {
            socket.asked.push({
              name,
              event: { ...event },
              answer: async (result) => {
                // The test says what the service answers to this very event.
                resolve(result as never);
                await flushPromises();
              },
              leave: async () => {
                reject(new Unanswered(name));
                await flushPromises();
              },
            });
          }),
        close: () => {
          socket.closed = true;
        },
      };
    },
    network: {
      isOnline: () => memory.isOnline,
      watch: (changed) => {
        memory.changed = changed;
        return () => (memory.changed = () => undefined);
      },
    },
    random: () => 0.5,
    newId: () => `message-${(ids += 1)}`,
    persisted: kept,
    persist: (left) => (memory.kept = left),
    onSignedOut: signedOut,
    warn,
  });

  const socket = () => {
    const last = sockets.at(-1);
    if (!last) throw new Error('nobody has connected yet');
    return last;
  };
  const asked = (name: ClientEventName): SocketRequest => {
    const last = socket().asked.findLast((event) => event.name === name);
    if (!last) throw new Error(`"${name}" was not asked`);
    return last;
  };
  return {
    talk,
    stored,
    sockets,
    socket,
    asked,
    token,
    fetchPage,
    signedOut,
    warn,
    memory,
    /** Connects and opens the talk, as far as a service would that stores `stored`. */
    begin: async (reply: { reply_id: string; text: string } | null = null) => {
      talk.start();
      await flushPromises();
      await asked('open').answer({ ok: true, last_seq: stored.length, reply });
    },
    tell: async <Name extends keyof SocketListener>(
      name: Name,
      event?: Partial<Parameters<SocketListener[Name]>[0]>,
    ) => {
      const hear = socket().listener[name] as (event: unknown) => void;
      hear({ character_id: '1024', ...event });
      await flushPromises();
    },
    goOnline: async (isOnline: boolean) => {
      memory.isOnline = isOnline;
      memory.changed();
      await flushPromises();
    },
    shown: () => talk.state.get().items.map((item) => item.message.seq),
    rows: () => {
      const { items, unsent } = talk.state.get();
      return [...items.map(({ message: { text } }) => text), ...unsent.map(({ text }) => text)];
    },
    unsent: () => talk.state.get().unsent.map(({ text, state }) => `${text}: ${state}`),
  };
}
