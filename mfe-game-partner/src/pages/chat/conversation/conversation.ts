import type { Language } from '@huoban/contracts';
import type { Message } from '@huoban/contracts/api';
import { Answering } from './answering';
import { createCell, type Readable } from './cell';
import { History, type Loading } from './history';
import { Line, type LineState } from './line';
import type { KeptMessage, Unsent } from './outbox';
import type { HistoryPage, HistoryRange, Network, OpenSocket, TalkSocket } from './ports';
import { sendFailureOf } from './refusal';
import type { Reply } from './reply';
import { Sending } from './sending';
import { TalkLog, type LogItem } from './talk-log';

/** All that the list of messages depends on; the text of a growing reply is not in here. */
export interface Talk {
  items: readonly LogItem[];
  unsent: readonly Unsent[];
  reply: Pick<Reply, 'id' | 'phase'> | null;
  /** How it stands with the last page of what is stored. */
  first: Loading;
  older: Loading;
  hasOlder: boolean;
}

const NOTHING: Talk = {
  items: [],
  unsent: [],
  reply: null,
  first: 'loading',
  older: 'ready',
  hasOlder: false,
};

export interface ConversationParts {
  characterId: string;
  language: Language;
  /** A fresh token for each connection. */
  token: (signal: AbortSignal) => Promise<string>;
  fetchPage: (range: HistoryRange, signal: AbortSignal) => Promise<HistoryPage>;
  openSocket: OpenSocket;
  network: Network;
  random: () => number;
  /** An id of 8 to 64 letters, digits, `_` and `-` for a new message. */
  newId: () => string;
  /** Own messages that were not sent before the tab was reloaded. */
  kept: readonly KeptMessage[];
  keep: (messages: KeptMessage[]) => void;
  signedOut: () => void;
  warn: (problem: string, failure: unknown) => void;
}

/** One talk with one partner: what was said, what is being said, and the connection that carries it. */
export class Conversation {
  readonly line: Readable<LineState>;
  readonly reply: Readable<Reply | null>;
  private readonly cell = createCell(NOTHING);
  readonly talk: Readable<Talk> = this.cell;

  private readonly log = new TalkLog();
  private readonly history: History;
  private readonly connection: Line;
  private readonly sending: Sending;
  private readonly answering: Answering;
  private readonly ending = new AbortController();
  private readonly address: { character_id: string; language: Language };
  /** Open for this conversation, not just connected. */
  private socket: TalkSocket | null = null;
  private latest: Promise<void> = Promise.resolve();

  constructor(private readonly parts: ConversationParts) {
    const { characterId, language, fetchPage, warn } = parts;
    this.address = { character_id: characterId, language };
    const common = {
      address: this.address,
      socket: () => this.socket,
      changed: () => this.publish(),
      lostTouch: (socket: TalkSocket, failure: unknown) => this.lostTouch(socket, failure),
    };
    const { signal } = this.ending;
    this.history = new History({ ...common, log: this.log, fetchPage, signal, warn });
    this.sending = new Sending({
      ...parts,
      ...common,
      stored: (message) => this.storedOwn(message),
    });
    this.answering = new Answering({
      ...common,
      isOwed: () => this.log.items.at(-1)?.message.sender === 'user',
      catchUp: () => void (this.socket && this.open(this.socket)),
    });
    this.reply = this.answering.reply;
    this.connection = new Line({
      ...parts,
      listener: {
        message: ({ message }) => this.take(message),
        reply_started: this.answering.started,
        reply_delta: this.answering.delta,
        reply_ended: this.answering.ended,
        signed_out: parts.signedOut,
      },
      connected: (socket) => void this.latest.then(() => this.open(socket)),
      disconnected: () => (this.socket = null),
      gaveUp: () => this.sending.giveUp(),
    });
    this.line = this.connection.state;
  }

  start(): void {
    this.latest = this.history.loadLatest();
    this.connection.start();
  }

  /** The reader is gone: nothing is fetched, sent or tried any more. */
  end(): void {
    this.ending.abort();
    this.answering.close();
    this.connection.end();
  }

  /** Tries again what has failed: to connect, to read what is stored. */
  retry(): void {
    this.connection.retry();
    if (this.history.first === 'failed') this.latest = this.history.loadLatest();
  }

  loadOlder(): void {
    void this.history.loadOlder();
  }

  send(text: string): void {
    this.answering.forgetFailure();
    this.sending.add(text);
  }

  resend(id: string): void {
    this.sending.resend(id);
    if (this.line.get() === 'failed') this.connection.retry();
  }

  discard(id: string): void {
    this.sending.discard(id);
  }

  stopReply(): void {
    this.answering.stop();
  }

  askAgain(): void {
    this.answering.askAgain();
  }

  /** Takes part from what is known on; also when a piece of a reply was missed. */
  private async open(socket: TalkSocket): Promise<void> {
    const { high } = this.log;
    const after = high ?? (this.history.first === 'ready' ? 0 : undefined);
    try {
      const opened = await socket.ask('open', {
        ...this.address,
        ...(after !== undefined && { after }),
      });
      if (this.ending.signal.aborted) return;
      if (!opened.ok) {
        if (sendFailureOf(opened).kind === 'signedOut') return this.parts.signedOut();
        return this.lostTouch(socket, opened.error_message);
      }
      this.socket = socket;
      if (after === undefined) this.latest = this.history.loadLatest();
      this.answering.takeOver(opened.reply);
      void this.sending.flush();
    } catch (failure) {
      this.lostTouch(socket, failure);
    }
  }

  /** An event was not answered: what it concerns is asked for anew on another connection. */
  private lostTouch(socket: TalkSocket, failure: unknown): void {
    if (this.ending.signal.aborted) return;
    this.parts.warn('the messaging service does not answer', failure);
    this.connection.abandon(socket);
  }

  private storedOwn(message: Message): void {
    this.take(message);
    // Stored long ago and not in view: paging will show it.
    if (message.seq < (this.log.low ?? 0) && message.client_message_id !== null)
      this.sending.discard(message.client_message_id);
    this.answering.await();
  }

  private take(message: Message): void {
    const isNext = message.seq > (this.log.high ?? 0);
    const isReply = message.sender === 'character' && isNext;
    this.log.add([message], isReply ? this.answering.becomeMessage() : undefined);
    this.history.watchGap();
    this.publish();
  }

  private publish(): void {
    this.sending.settle(this.log.items);
    const reply = this.reply.get();
    const before = this.cell.get();
    const isSame = before.reply?.id === reply?.id && before.reply?.phase === reply?.phase;
    const next: Talk = {
      items: this.log.items,
      unsent: this.sending.unsent,
      reply: isSame ? before.reply : reply && { id: reply.id, phase: reply.phase },
      first: this.history.first,
      older: this.history.older,
      hasOlder: this.log.hasOlder,
    };
    if (Object.entries(next).some(([key, value]) => Reflect.get(before, key) !== value))
      this.cell.set(next);
  }
}
