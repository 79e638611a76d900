import type { Language } from '@huoban/contracts';
import type { ServiceToClient } from '@huoban/contracts/messaging';
import type { ConversationSocket } from '../connection/conversation-socket';
import { createObservableValue, type ObservableValue } from '../observable/observable-value';
import { appendDelta, isInProgress, replyAfterEnd, type Reply } from './reply';

/** Time for a reply to start; afterwards the visitor can request it again. */
const REPLY_TIMEOUT_MS = 20_000;

export interface ReplyTrackerOptions {
  address: { character_id: string; language: Language };
  getSocket: () => ConversationSocket | null;
  /** Whether the last message is by the visitor. */
  isReplyExpected: () => boolean;
  /** Called if a part of the reply is missing. */
  resync: () => void;
  onChange: () => void;
  onSocketFailure: (socket: ConversationSocket, error: unknown) => void;
}

/** Tracks the reply in progress: receives its options, stops it, requests it again. */
export class ReplyTracker {
  private readonly replyValue = createObservableValue<Reply | null>(null);
  readonly reply: ObservableValue<Reply | null> = this.replyValue;
  private timeout: ReturnType<typeof setTimeout> | undefined;
  /** The reply in progress is another one to the same message. */
  private isAgain = false;
  /** Id of the last reply that ended; its late events are ignored. */
  private endedId: string | null = null;

  constructor(private readonly options: ReplyTrackerOptions) {}

  readonly onStarted: ServiceToClient['reply_started'] = ({ reply_id }) => {
    if (reply_id !== this.endedId) this.show({ id: reply_id, text: '', phase: 'writing' });
  };

  readonly onDelta: ServiceToClient['reply_delta'] = (delta) => {
    if (delta.reply_id === this.endedId) return;
    const next = appendDelta(this.replyValue.get(), delta);
    if (next) this.show(next);
    else this.options.resync();
  };

  readonly onEnded: ServiceToClient['reply_ended'] = ({ reply_id, outcome }) => {
    const shown = this.replyValue.get();
    this.endedId = reply_id;
    if (isInProgress(shown) && shown.id !== reply_id) return;
    this.show(replyAfterEnd(reply_id, outcome));
  };

  /** Removes the reply in progress, because it was stored as a message. @returns its id */
  finish(): string | undefined {
    const shown = this.replyValue.get();
    if (shown && isInProgress(shown)) this.endedId = shown.id;
    clearTimeout(this.timeout);
    this.replyValue.set(null);
    return shown && isInProgress(shown) ? shown.id : undefined;
  }

  /** Takes over the current reply from the service. */
  adopt(current: { reply_id: string; text: string } | null): void {
    const shown = this.replyValue.get();
    if (current) {
      const isSame = isInProgress(shown) && shown.id === current.reply_id;
      const phase = isSame ? shown.phase : 'writing';
      this.show({ id: current.reply_id, text: current.text, phase });
    } else if (isInProgress(shown)) this.show(null);
    this.expectReply();
  }

  /** Hides the failure of the last reply. */
  dismissFailure(): void {
    this.isAgain = false;
    if (!isInProgress(this.replyValue.get())) this.show(null);
  }

  /** Starts the timeout if a reply is expected. */
  expectReply(): void {
    clearTimeout(this.timeout);
    if (this.options.isReplyExpected() && !this.replyValue.get())
      this.timeout = setTimeout(() => this.onMissing(), REPLY_TIMEOUT_MS);
  }

  stop(): void {
    const shown = this.replyValue.get();
    if (shown?.phase !== 'writing') return;
    this.show({ ...shown, phase: 'stopping' });
    const { character_id } = this.options.address;
    void this.request((socket) =>
      socket.request('stop', { character_id, reply_id: shown.id }),
    ).then((ok) => {
      const now = this.replyValue.get();
      if (!ok && now?.phase === 'stopping') this.show({ ...now, phase: 'writing' });
    });
  }

  /** Requests the reply that failed or, with `again`, another one to a message that has a reply. */
  retry(again = this.isAgain): void {
    this.isAgain = again;
    this.show(null);
    this.expectReply();
    const event = { ...this.options.address, ...(again && { again }) };
    void this.request((socket) => socket.request('answer', event)).then((ok) => {
      // Also after a stored reply, because another one was requested.
      if (!ok) this.showUnanswered();
    });
  }

  close(): void {
    clearTimeout(this.timeout);
  }

  private async request(
    send: (socket: ConversationSocket) => Promise<{ ok: boolean }>,
  ): Promise<boolean> {
    const socket = this.options.getSocket();
    if (!socket) return false;
    try {
      return (await send(socket)).ok;
    } catch (error) {
      this.options.onSocketFailure(socket, error);
      return false;
    }
  }

  private onMissing(): void {
    if (this.options.isReplyExpected()) this.showUnanswered();
  }

  private showUnanswered(): void {
    if (!this.replyValue.get()) this.show({ id: 'missing', text: '', phase: 'unanswered' });
  }

  private show(reply: Reply | null): void {
    if (reply) clearTimeout(this.timeout);
    this.replyValue.set(reply);
    this.options.onChange();
  }
}
