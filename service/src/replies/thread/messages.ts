import type { MessagePort } from 'node:worker_threads';
import type { Language } from '@huoban/contracts';
import type { ReplyRequest, TokenUsage } from '../reply-provider';

/** What the main thread sends to the thread of replies. */
export type ToThread =
  | { kind: 'prepare'; language: Language }
  /** The port receives `FromReply` and is closed to stop the reply. */
  | { kind: 'reply'; request: Omit<ReplyRequest, 'signal' | 'onUsage'>; port: MessagePort };

/** The only message of the thread itself: whether its files could be read. */
export type FromThread = { kind: 'ready' } | { kind: 'failed'; message: string };

/** What the thread sends of one reply. */
export type FromReply =
  | { kind: 'piece'; text: string }
  | { kind: 'usage'; usage: TokenUsage }
  | { kind: 'done' }
  /** `isExpected`: it was a `ReplyFailed`. */
  | { kind: 'failed'; message: string; isExpected: boolean };
