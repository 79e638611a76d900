import type { Language } from '@huoban/contracts';
import type { ServiceToClient } from '@huoban/contracts/messaging';
import { createObservableValue, type ObservableValue } from '../observable/observable-value';
import type { ConversationSocket } from '../connection/ports';
import { replyAfterEnd, appendDelta, isInProgress, type Reply } from './reply';

/** Milliseconds in which a reply begins, else the reader may ask again. */
const REPLY_TIMEOUT_MS = 20_000;

export interface ReplyTrackerOptions {
  address: { character_id: string; language: Language };
  getSocket: () => ConversationSocket | null;
  /** Whether the last word is the reader's. */
  isReplyExpected: () => boolean;
  /** A piece of the reply was missed: it is to be asked for anew. */
  resync: () => void;
  onChange: () => void;
  onSocketFailure: (socket: ConversationSocket, failure: unknown) => void;
}

/** What the partner is writing: followed piece by piece, stopped, or asked for again. */
export class ReplyTracker {
  private readonly cell = createObservableValue<Reply | null>(null);
  readonly reply: ObservableValue<Reply | null> = this.cell;
  private timeout: ReturnType<typeof setTimeout> | undefined;
  /** The last one that ended: what still arrives of it is late. */
  private endedId: string | null = null;

  constructor(private readonly parts: ReplyTrackerOptions) {}

  readonly onStarted: ServiceToClient['reply_started'] = ({ reply_id }) => {
    if (reply_id !== this.endedId) this.show({ id: reply_id, text: '', phase: 'writing' });
  };

  readonly onDelta: ServiceToClient['reply_delta'] = (delta) => {
    if (delta.reply_id === this.endedId) return;
    const next = appendDelta(this.cell.get(), delta);
    if (next) this.show(next);
    else this.parts.resync();
  };

  readonly onEnded: ServiceToClient['reply_ended'] = ({ reply_id, outcome }) => {
    const shown = this.cell.get();
    this.endedId = reply_id;
    if (isInProgress(shown) && shown.id !== reply_id) return;
    this.show(replyAfterEnd(reply_id, outcome));
  };

  /** The reply under way is stored and takes its place among the messages. @returns its id */
  finish(): string | undefined {
    const shown = this.cell.get();
    if (shown && isInProgress(shown)) this.endedId = shown.id;
    clearTimeout(this.timeout);
    this.cell.set(null);
    return shown && isInProgress(shown) ? shown.id : undefined;
  }

  /** Goes on with what is being written at this moment, by the service's word. */
  adopt(current: { reply_id: string; text: string } | null): void {
    const shown = this.cell.get();
    if (current) {
      const isSame = isInProgress(shown) && shown.id === current.reply_id;
      const phase = isSame ? shown.phase : 'writing';
      this.show({ id: current.reply_id, text: current.text, phase });
    } else if (isInProgress(shown)) this.show(null);
    this.expectReply();
  }

  /** The reader says something new: why the last reply failed is of no interest any more. */
  dismissFailure(): void {
    if (!isInProgress(this.cell.get())) this.show(null);
  }

  /** From now on a reply is expected. */
  expectReply(): void {
    clearTimeout(this.timeout);
    if (this.parts.isReplyExpected() && !this.cell.get())
      this.timeout = setTimeout(() => this.onMissing(), REPLY_TIMEOUT_MS);
  }

  stop(): void {
    const shown = this.cell.get();
    if (shown?.phase !== 'writing') return;
    this.show({ ...shown, phase: 'stopping' });
    const { character_id } = this.parts.address;
    void this.request((socket) =>
      socket.request('stop', { character_id, reply_id: shown.id }),
    ).then((done) => {
      const now = this.cell.get();
      if (!done && now?.phase === 'stopping') this.show({ ...now, phase: 'writing' });
    });
  }

  retry(): void {
    this.show(null);
    this.expectReply();
    void this.request((socket) => socket.request('answer', this.parts.address)).then((done) => {
      if (!done) this.onMissing();
    });
  }

  close(): void {
    clearTimeout(this.timeout);
  }

  private async request(
    question: (socket: ConversationSocket) => Promise<{ ok: boolean }>,
  ): Promise<boolean> {
    const socket = this.parts.getSocket();
    if (!socket) return false;
    try {
      return (await question(socket)).ok;
    } catch (error) {
      this.parts.onSocketFailure(socket, error);
      return false;
    }
  }

  private onMissing(): void {
    if (this.parts.isReplyExpected() && !this.cell.get())
      this.show({ id: 'missing', text: '', phase: 'unanswered' });
  }

  private show(reply: Reply | null): void {
    if (reply) clearTimeout(this.timeout);
    this.cell.set(reply);
    this.parts.onChange();
  }
}
