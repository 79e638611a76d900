import type { Language } from '@huoban/contracts';

/** One thing said in a conversation, oldest first. */
export interface Turn {
  sender: 'user' | 'character';
  text: string;
}

export interface ReplyRequest {
  characterId: string;
  /** Of the page: the language to answer in. */
  language: Language;
  /** The talk so far, ending with the message to answer; at most the last 40 turns. */
  turns: Turn[];
  /** Aborted when the reader stops the reply, leaves for good, or time is up. */
  signal: AbortSignal;
}

/** The provider could not answer; nothing that it said so far may be kept. `reason` names what happened, for the log. */
export class ReplyFailed extends Error {
  override readonly name = 'ReplyFailed';
}

/** Writes what a partner says next. */
export interface ReplyProvider {
  /** For logs and metrics. */
  readonly name: string;
  /**
   * The reply in pieces, as they are written. Joined they are the whole text.
   * @throws ReplyFailed when the provider does not answer, answers wrongly or breaks off.
   */
  reply: (request: ReplyRequest) => AsyncIterable<string>;
}
