import type { Language } from '@huoban/contracts';
import type { Message } from '@huoban/contracts/api';
import { ReplyTracker } from './reply-tracker';
import { createObservableValue, type ObservableValue } from '../observable/observable-value';
import { History, type LoadState } from './history';
import { Connection, type ConnectionState } from '../connection/connection';
import type { PersistedMessage, Unsent } from './outbox';
import type {
  HistoryPage,
  HistoryRange,
  Network,
  OpenSocket,
  ConversationSocket,
} from '../connection/ports';
import { toSendFailure } from './send-failure';
import type { Reply } from './reply';
import { OutboxSender } from './outbox-sender';
import { MessageLog, type LogItem } from './message-log';

/** All that the list of messages depends on; the text of a growing reply is not in here. */
export interface ConversationState {
  items: readonly LogItem[];
  unsent: readonly Unsent[];
  reply: Pick<Reply, 'id' | 'phase'> | null;
  /** How it stands with the last page of what is stored. */
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
  /** A fresh token for each connection. */
  fetchToken: (signal: AbortSignal) => Promise<string>;
  fetchPage: (range: HistoryRange, signal: AbortSignal) => Promise<HistoryPage>;
  openSocket: OpenSocket;
  network: Network;
  random: () => number;
  /** An id of 8 to 64 letters, digits, `_` and `-` for a new message. */
  newId: () => string;
  /** Own messages that were not sent before the tab was reloaded. */
  persisted: readonly PersistedMessage[];
  persist: (messages: PersistedMessage[]) => void;
  onSignedOut: () => void;
  warn: (problem: string, failure: unknown) => void;
}

/** One talk with one partner: what was said, what is being said, and the connection that carries it. */
export class Conversation {
  readonly connectionState: ObservableValue<ConnectionState>;
  readonly reply: ObservableValue<Reply | null>;
  private readonly stateValue = createObservableValue(EMPTY_STATE);
  readonly state: ObservableValue<ConversationState> = this.stateValue;

  private readonly log = new MessageLog();
  private readonly history: History;
  private readonly connection: Connection;
  private readonly outbox: OutboxSender;
  private readonly replyTracker: ReplyTracker;
  private readonly abortController = new AbortController();
  private readonly address: { character_id: string; language: Language };
  /** Open for this conversation, not just connected. */
  private socket: ConversationSocket | null = null;
  private latestLoaded: Promise<void> = Promise.resolve();

  constructor(private readonly parts: ConversationDependencies) {
    const { characterId, language, fetchPage, warn } = parts;
    this.address = { character_id: characterId, language };
    const common = {
      address: this.address,
      getSocket: () => this.socket,
      onChange: () => this.publish(),
      onSocketFailure: (socket: ConversationSocket, failure: unknown) =>
        this.onSocketFailure(socket, failure),
    };
    const { signal } = this.abortController;
    this.history = new History({ ...common, log: this.log, fetchPage, signal, warn });
    this.outbox = new OutboxSender({
      ...parts,
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
      ...parts,
      listener: {
        message: ({ message }) => this.addMessage(message),
        reply_started: this.replyTracker.onStarted,
        reply_delta: this.replyTracker.onDelta,
        reply_ended: this.replyTracker.onEnded,
        signed_out: parts.onSignedOut,
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

  /** The reader is gone: nothing is fetched, sent or tried any more. */
  end(): void {
    this.abortController.abort();
    this.replyTracker.close();
    this.connection.end();
  }

  /** Tries again what has failed: to connect, to read what is stored. */
  retry(): void {
    this.connection.retry();
    if (this.history.latestPage === 'failed') this.latestLoaded = this.history.loadLatest();
  }

  loadOlder(): void {
    void this.history.loadOlder();
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

  retryReply(): void {
    this.replyTracker.retry();
  }

  /** Takes part from what is known on; also when a piece of a reply was missed. */
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
        if (toSendFailure(opened).kind === 'signedOut') return this.parts.onSignedOut();
        return this.onSocketFailure(socket, opened.error_message);
      }
      this.socket = socket;
      if (after === undefined) this.latestLoaded = this.history.loadLatest();
      this.replyTracker.adopt(opened.reply);
      void this.outbox.flush();
    } catch (error) {
      this.onSocketFailure(socket, error);
    }
  }

  /** An event was not answered: what it concerns is asked for anew on another connection. */
  private onSocketFailure(socket: ConversationSocket, failure: unknown): void {
    if (this.abortController.signal.aborted) return;
    this.parts.warn('the messaging service does not answer', failure);
    this.connection.abandon(socket);
  }

  private onOwnMessageStored(message: Message): void {
    this.addMessage(message);
    // Stored long ago and not in view: paging will show it.
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
