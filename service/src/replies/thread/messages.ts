import type { MessagePort } from 'node:worker_threads';
import type { Language } from '@huoban/contracts';
import type { ReplyRequest, TokenUsage } from '../reply-provider';

/** What the main thread sends to the reply thread. */
export type ToThread =
  | { kind: 'prepare'; language: Language }
  /** The port receives `FromReply`; any message on it stops the reply. */
  | { kind: 'reply'; request: Omit<ReplyRequest, 'signal' | 'onUsage'>; port: MessagePort }
  /** A thread whose event loop turns answers with `alive`. */
  | { kind: 'ping' };

/** What the thread sends of itself; first, whether its files could be read. */
export type FromThread =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'alive' };

/** What the thread sends of one reply, before it closes the port. */
export type FromReply =
  | { kind: 'piece'; text: string }
  | { kind: 'usage'; usage: TokenUsage }
  | { kind: 'done' }
  /** `isExpected`: it was a `ReplyFailed`. */
  | { kind: 'failed'; message: string; isExpected: boolean };
