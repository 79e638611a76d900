import type { Language } from '@huoban/contracts';
import type { Message } from '@huoban/contracts/api';
import { Connection, type ConnectionState } from '../connection/connection';
import type { ConversationSocket, OpenSocket } from '../connection/conversation-socket';
import type { Network } from '../connection/network';
import { createObservableValue, type ObservableValue } from '../observable/observable-value';
import type { HistoryPage, HistoryRange } from '../queries';
import { History, type LoadState } from './history';
import { MessageLog, type LogItem } from './message-log';
import type { PersistedMessage, Unsent } from './outbox';
import { OutboxSender } from './outbox-sender';
import type { Reply } from './reply';
import { ReplyTracker } from './reply-tracker';
import { toSendFailure } from './send-failure';

/** Everything that the message list renders, except the text of the reply in progress. */
export interface ConversationState {
  items: readonly LogItem[];
  unsent: readonly Unsent[];
  reply: Pick<Reply, 'id' | 'phase'> | null;
  /** Load state of the latest page of stored messages. */
  latestPage: LoadState;
  olderPage: LoadState;
  hasOlder: boolean;
}

const EMPTY_STATE: ConversationState = {
  items: [],
  unsent: [],
  reply: null,
  latestPage: 'loading',
  olderPage: 'ready',
  hasOlder: false,
};

export interface ConversationDependencies {
  characterId: string;
  language: Language;
  isGuest: boolean;
  /** Fetches a new token for each connection. */
  fetchToken: (signal: AbortSignal) => Promise<string>;
  fetchPage: (range: HistoryRange, signal: AbortSignal) => Promise<HistoryPage>;
  openSocket: OpenSocket;
  network: Network;
  random: () => number;
  /** Creates a message id: 8 to 64 letters, digits, `_` and `-`. */
  newId: () => string;
  /** Own messages that were not sent before the tab was reloaded. */
  persisted: readonly PersistedMessage[];
  persist: (messages: PersistedMessage[]) => void;
  onSignedOut: () => void;
  /** Called with a message that a guest has to log in for; it is not kept here. */
  onLoginNeeded: (text: string) => void;
  warn: (message: string, error: unknown) => void;
}

/** A conversation with one partner: stored messages, outbox, reply in progress and connection. */
export class Conversation {
  readonly connectionState: ObservableValue<ConnectionState>;
  readonly reply: ObservableValue<Reply | null>;
  /** A visitor without a login has a few messages, none to spare for another reply. */
  readonly isGuest: boolean;
  private readonly stateValue = createObservableValue(EMPTY_STATE);
  readonly state: ObservableValue<ConversationState> = this.stateValue;

  private readonly log = new MessageLog();
  private readonly history: History;
  private readonly connection: Connection;
  private readonly outbox: OutboxSender;
  private readonly replyTracker: ReplyTracker;
  private readonly abortController = new AbortController();
  private readonly address: { character_id: string; language: Language };
  /** Set once the conversation is open on the connection. */
  private socket: ConversationSocket | null = null;
  private latestLoaded: Promise<void> = Promise.resolve();

  constructor(private readonly dependencies: ConversationDependencies) {
    const { characterId, language, fetchPage, warn } = dependencies;
    this.isGuest = dependencies.isGuest;
    this.address = { character_id: characterId, language };
    const common = {
      address: this.address,
      getSocket: () => this.socket,
      onChange: () => this.publish(),
      onSocketFailure: (socket: ConversationSocket, error: unknown) =>
        this.onSocketFailure(socket, error),
    };
    const { signal } = this.abortController;
    this.history = new History({ ...common, log: this.log, fetchPage, signal, warn });
    this.outbox = new OutboxSender({
      ...dependencies,
      ...common,
      onStored: (message) => this.onOwnMessageStored(message),
    });
    this.replyTracker = new ReplyTracker({
      ...common,
      isReplyExpected: () => this.log.items.at(-1)?.message.sender === 'user',
      resync: () => void (this.socket && this.open(this.socket)),
    });
    this.reply = this.replyTracker.reply;
    this.connection = new Connection({
      ...dependencies,
      listener: {
        message: ({ message }) => this.addMessage(message),
        reply_started: this.replyTracker.onStarted,
        reply_delta: this.replyTracker.onDelta,
        reply_ended: this.replyTracker.onEnded,
        signed_out: dependencies.onSignedOut,
      },
      onConnected: (socket) => void this.latestLoaded.then(() => this.open(socket)),
      onDisconnected: () => (this.socket = null),
      onGiveUp: () => this.outbox.giveUp(),
    });
    this.connectionState = this.connection.state;
  }

  start(): void {
    this.latestLoaded = this.history.loadLatest();
    this.connection.start();
  }

  /** Stops all requests, retries and timers. */
  end(): void {
    this.abortController.abort();
    this.replyTracker.close();
    this.outbox.end();
    this.connection.end();
  }

  /** Retries a failed connection and a failed first page. */
  retry(): void {
    this.connection.retry();
    if (this.history.latestPage === 'failed') this.latestLoaded = this.history.loadLatest();
  }

  loadOlder(): void {
    void this.history.loadOlder();
  }

  /** Takes over texts that the service changed, such as forgotten ones. */
  refresh(): void {
    void this.history.refresh();
  }

  send(text: string): void {
    this.replyTracker.dismissFailure();
    this.outbox.add(text);
  }

  resend(id: string): void {
    this.outbox.resend(id);
    if (this.connectionState.get() === 'failed') this.connection.retry();
  }

  discard(id: string): void {
    this.outbox.discard(id);
  }

  stopReply(): void {
    this.replyTracker.stop();
  }

  /** Requests another reply to the last message. */
  regenerate(): void {
    this.replyTracker.retry(true);
  }

  /** Deletes all messages. Resolves to whether the service did. */
  async clear(): Promise<boolean> {
    const { socket } = this;
    if (!socket) return false;
    try {
      return (await socket.request('clear', this.address)).ok;
    } catch (error) {
      this.onSocketFailure(socket, error);
      return false;
    }
  }

  retryReply(): void {
    this.replyTracker.retry();
  }

  /** Opens the conversation after the last known message. Also resynchronises a reply with a missing part. */
  private async open(socket: ConversationSocket): Promise<void> {
    const { lastSeq } = this.log;
    const after = lastSeq ?? (this.history.latestPage === 'ready' ? 0 : undefined);
    try {
      const opened = await socket.request('open', {
        ...this.address,
        ...(after !== undefined && { after }),
      });
      if (this.abortController.signal.aborted) return;
      if (!opened.ok) {
        if (toSendFailure(opened).kind === 'signedOut') return this.dependencies.onSignedOut();
        return this.onSocketFailure(socket, opened.error_message);
      }
      this.socket = socket;
      if (after === undefined) this.latestLoaded = this.history.loadLatest();
      this.replyTracker.adopt(opened.reply);
      this.outbox.retry();
    } catch (error) {
      this.onSocketFailure(socket, error);
    }
  }

  /** An event was not acknowledged: replaces the connection and opens the conversation again. */
  private onSocketFailure(socket: ConversationSocket, error: unknown): void {
    if (this.abortController.signal.aborted) return;
    this.dependencies.warn('the messaging service does not respond', error);
    this.connection.abandon(socket);
  }

  private onOwnMessageStored(message: Message): void {
    this.addMessage(message);
    // Stored before the loaded range: shown once that page is loaded.
    if (message.seq < (this.log.firstSeq ?? 0) && message.client_message_id !== null)
      this.outbox.discard(message.client_message_id);
    this.replyTracker.expectReply();
  }

  private addMessage(message: Message): void {
    const isNext = message.seq > (this.log.lastSeq ?? 0);
    const isReply = message.sender === 'character' && isNext;
    this.log.add([message], isReply ? this.replyTracker.finish() : undefined);
    this.history.watchGap();
    this.publish();
  }

  private publish(): void {
    this.outbox.settle(this.log.items);
    const reply = this.reply.get();
    const before = this.stateValue.get();
    const isSame = before.reply?.id === reply?.id && before.reply?.phase === reply?.phase;
    const next: ConversationState = {
      items: this.log.items,
      unsent: this.outbox.unsent,
      reply: isSame ? before.reply : reply && { id: reply.id, phase: reply.phase },
      latestPage: this.history.latestPage,
      olderPage: this.history.olderPage,
      hasOlder: this.log.hasOlder,
    };
    if (Object.entries(next).some(([key, value]) => Reflect.get(before, key) !== value))
      this.stateValue.set(next);
  }
}
