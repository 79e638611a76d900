import type { Language } from '@huoban/contracts';
import type { ServiceToClient } from '@huoban/contracts/messaging';
import { createCell, type Readable } from './cell';
import type { TalkSocket } from './ports';
import { afterEnd, grown, isUnderWay, type Reply } from './reply';

/** Milliseconds in which a reply begins, else the reader may ask again. */
const PATIENCE_MS = 20_000;

export interface AnsweringParts {
  address: { character_id: string; language: Language };
  socket: () => TalkSocket | null;
  /** Whether the last word is the reader's. */
  isOwed: () => boolean;
  /** A piece of the reply was missed: it is to be asked for anew. */
  catchUp: () => void;
  changed: () => void;
  lostTouch: (socket: TalkSocket, failure: unknown) => void;
}

/** What the partner is writing: followed piece by piece, stopped, or asked for again. */
export class Answering {
  private readonly cell = createCell<Reply | null>(null);
  readonly reply: Readable<Reply | null> = this.cell;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** The last one that ended: what still arrives of it is late. */
  private endedId: string | null = null;

  constructor(private readonly parts: AnsweringParts) {}

  readonly started: ServiceToClient['reply_started'] = ({ reply_id }) => {
    if (reply_id !== this.endedId) this.show({ id: reply_id, text: '', phase: 'writing' });
  };

  readonly delta: ServiceToClient['reply_delta'] = (delta) => {
    if (delta.reply_id === this.endedId) return;
    const next = grown(this.cell.get(), delta);
    if (next) this.show(next);
    else this.parts.catchUp();
  };

  readonly ended: ServiceToClient['reply_ended'] = ({ reply_id, outcome }) => {
    const shown = this.cell.get();
    this.endedId = reply_id;
    if (isUnderWay(shown) && shown.id !== reply_id) return;
    this.show(afterEnd(reply_id, outcome));
  };

  /** The reply under way is stored and takes its place among the messages. @returns its id */
  becomeMessage(): string | undefined {
    const shown = this.cell.get();
    if (shown && isUnderWay(shown)) this.endedId = shown.id;
    clearTimeout(this.waiting);
    this.cell.set(null);
    return shown && isUnderWay(shown) ? shown.id : undefined;
  }

  /** Goes on with what is being written at this moment, by the service's word. */
  takeOver(current: { reply_id: string; text: string } | null): void {
    const shown = this.cell.get();
    if (current) {
      const isSame = isUnderWay(shown) && shown.id === current.reply_id;
      const phase = isSame ? shown.phase : 'writing';
      this.show({ id: current.reply_id, text: current.text, phase });
    } else if (isUnderWay(shown)) this.show(null);
    this.await();
  }

  /** The reader says something new: why the last reply failed is of no interest any more. */
  forgetFailure(): void {
    if (!isUnderWay(this.cell.get())) this.show(null);
  }

  /** From now on a reply is expected. */
  await(): void {
    clearTimeout(this.waiting);
    if (this.parts.isOwed() && !this.cell.get())
      this.waiting = setTimeout(() => this.missing(), PATIENCE_MS);
  }

  stop(): void {
    const shown = this.cell.get();
    if (shown?.phase !== 'writing') return;
    this.show({ ...shown, phase: 'stopping' });
    const { character_id } = this.parts.address;
    void this.ask((socket) => socket.ask('stop', { character_id, reply_id: shown.id })).then(
      (done) => {
        const now = this.cell.get();
        if (!done && now?.phase === 'stopping') this.show({ ...now, phase: 'writing' });
      },
    );
  }

  askAgain(): void {
    this.show(null);
    this.await();
    void this.ask((socket) => socket.ask('answer', this.parts.address)).then((done) => {
      if (!done) this.missing();
    });
  }

  close(): void {
    clearTimeout(this.waiting);
  }

  private async ask(question: (socket: TalkSocket) => Promise<{ ok: boolean }>): Promise<boolean> {
    const socket = this.parts.socket();
    if (!socket) return false;
    try {
      return (await question(socket)).ok;
    } catch (failure) {
      this.parts.lostTouch(socket, failure);
      return false;
    }
  }

  private missing(): void {
    if (this.parts.isOwed() && !this.cell.get())
      this.show({ id: 'missing', text: '', phase: 'unanswered' });
  }

  private show(reply: Reply | null): void {
    if (reply) clearTimeout(this.waiting);
    this.cell.set(reply);
    this.parts.changed();
  }
}
