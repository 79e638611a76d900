import type { ErrorName } from '@huoban/contracts/api';
import type { RequestFault } from './error-messages';

/** An expected failure. Handlers return it instead of throwing. */
export class Refusal {
  constructor(
    readonly error: ErrorName,
    readonly details: {
      /** Field name for the message. */
      name?: string;
      /** Why the field is invalid, in the response language. */
      reason?: string;
      /** The field is unknown to the contract. */
      unknown?: boolean;
      /** Cause of a `badRequest`. */
      fault?: RequestFault;
      payload?: { retry_after: number };
    } = {},
  ) {}
}

/** Refusal by a rate limit; `retryAfter` in seconds. */
export const tooManyAttempts = (retryAfter: number): Refusal =>
  new Refusal('tooManyAttempts', { payload: { retry_after: Math.max(1, Math.ceil(retryAfter)) } });
