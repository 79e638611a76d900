import type { Message } from '@huoban/contracts/api';
import type { ClientEventName } from '@huoban/contracts/messaging';
import type { SocketListener } from '../../connection/conversation-socket';
import type { HistoryPage, HistoryRange } from '../../queries';
import { Conversation } from '../conversation';
import type { PersistedMessage } from '../outbox';

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
  acknowledge: (result: object) => Promise<void>;
  fail: () => Promise<void>;
}

/** Runs pending promise callbacks. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A conversation with a fake service: connections, acknowledgements and stored pages. */
export function createTestConversation({
  stored = [],
  persisted = [],
}: { stored?: Message[]; persisted?: PersistedMessage[] } = {}) {
  const sockets: {
    token: string;
    listener: SocketListener;
    closed: boolean;
    requests: SocketRequest[];
  }[] = [];
  const browser = { persisted, isOnline: true, onNetworkChange: (): void => undefined };
  let tokens = 0;
  const fetchToken = jest.fn(async (_signal: AbortSignal) => `token ${(tokens += 1)}`);
  const fetchPage = jest.fn(async ({ before, after, size }: HistoryRange): Promise<HistoryPage> => {
    const inRange = stored.filter(
      ({ seq }) => seq > (after ?? 0) && seq < (before ?? Number.POSITIVE_INFINITY),
    );
    const items = after === undefined ? inRange.slice(-size) : inRange.slice(0, size);
    return { items, has_more: items.length < inRange.length };
  });
  const onSignedOut = jest.fn();
  const onLoginNeeded = jest.fn();
  const warn = jest.fn();
  let ids = 0;
  const conversation = new Conversation({
    characterId: '1024',
    language: 'zh',
    isGuest: false,
    onLoginNeeded,
    fetchToken,
    fetchPage,
    openSocket: async (token, listener) => {
      const socket = { token, listener, closed: false, requests: [] as SocketRequest[] };
      sockets.push(socket);
      return {
        request: (name, event) =>
          new Promise((resolve, reject) => {
            socket.requests.push({
              name,
              event: { ...event },
              acknowledge: async (result) => {
                // The test passes a reply of the type of this event.
                resolve(result as never);
                await flushPromises();
              },
              fail: async () => {
                reject(new Error('operation has timed out'));
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
      isOnline: () => browser.isOnline,
      subscribe: (onChange) => {
        browser.onNetworkChange = onChange;
        return () => (browser.onNetworkChange = () => undefined);
      },
    },
    random: () => 0.5,
    newId: () => `message-${(ids += 1)}`,
    persisted,
    persist: (messages) => (browser.persisted = messages),
    onSignedOut,
    warn,
  });

  const socket = () => {
    const last = sockets.at(-1);
    if (!last) throw new Error('not connected');
    return last;
  };
  const requested = (name: ClientEventName): SocketRequest => {
    const last = socket().requests.findLast((event) => event.name === name);
    if (!last) throw new Error(`"${name}" was not requested`);
    return last;
  };
  return {
    conversation,
    stored,
    sockets,
    socket,
    requested,
    fetchToken,
    fetchPage,
    onSignedOut,
    warn,
    browser,
    /** Connects and opens the conversation with the `stored` messages. */
    start: async (reply: { reply_id: string; text: string } | null = null) => {
      conversation.start();
      await flushPromises();
      await requested('open').acknowledge({ ok: true, last_seq: stored.length, reply });
    },
    emit: async <Name extends keyof SocketListener>(
      name: Name,
      event?: Partial<Parameters<SocketListener[Name]>[0]>,
    ) => {
      const handler = socket().listener[name] as (event: unknown) => void;
      handler({ character_id: '1024', ...event });
      await flushPromises();
    },
    goOnline: async (isOnline: boolean) => {
      browser.isOnline = isOnline;
      browser.onNetworkChange();
      await flushPromises();
    },
    shownSeqs: () => conversation.state.get().items.map((item) => item.message.seq),
    rows: () => {
      const { items, unsent } = conversation.state.get();
      return [...items.map(({ message: { text } }) => text), ...unsent.map(({ text }) => text)];
    },
    unsent: () => conversation.state.get().unsent.map(({ text, state }) => `${text}: ${state}`),
  };
}
