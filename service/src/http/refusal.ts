import type { ErrorName } from '@huoban/contracts/api';
import type { RequestFault } from './error-messages';

/** An expected failure, as a value: handlers return it, they never throw it. */
export class Refusal {
  constructor(
    readonly error: ErrorName,
    readonly details: {
      /** Names the field or thing, put into the message. */
      name?: string;
      /** What is wrong with the field, in the language of the answer. */
      reason?: string;
      /** The contract has no field of that name. */
      unknown?: boolean;
      /** What is wrong with the request as such (`badRequest`). */
      fault?: RequestFault;
      payload?: { retry_after: number };
    } = {},
  ) {}
}

/** 41912: refused for now; `retryAfter` in seconds. */
export const tooManyAttempts = (retryAfter: number): Refusal =>
  new Refusal('tooManyAttempts', { payload: { retry_after: Math.max(1, Math.ceil(retryAfter)) } });
