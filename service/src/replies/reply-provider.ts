import type { Language } from '@huoban/contracts';
import type { PlayedGame } from '../library/collection/play-list';
import type { Memory } from '../memory/memory';

/** One message of a conversation. */
export interface Turn {
  sender: 'user' | 'character';
  text: string;
}

/** Tokens of the model. */
export interface TokenUsage {
  prompt: number;
  completion: number;
}

export interface ReplyRequest {
  characterId: string;
  /** Language of the page and of the reply. */
  language: Language;
  /** Last messages, oldest first, ending with the one to reply to; at most 40. */
  turns: Turn[];
  /** What the partner remembers of the visitor, oldest first; without it, what the turns say. */
  memories?: Memory[];
  /** The visitor's play list, the last changed game last. */
  played?: PlayedGame[];
  /** Aborted when the reader stops the reply or the timeout expires. */
  signal: AbortSignal;
  /** Called once by a model, also for a reply that fails. */
  onUsage?: (usage: TokenUsage) => void;
}

/** An expected failure of a provider. Its text so far must be discarded; the message is logged. */
export class ReplyFailed extends Error {
  override readonly name = 'ReplyFailed';
}

/** Produces replies of partners. */
export interface ReplyProvider {
  /** For logs and metrics. */
  readonly name: string;
  /** Begins to load what replies in this language need, which otherwise the first of them does. Never fails. */
  prepare?: (language: Language) => void;
  /**
   * Yields the reply in chunks.
   * @throws ReplyFailed when the provider does not respond, responds invalidly or ends early
   */
  reply: (request: ReplyRequest) => AsyncIterable<string>;
}
