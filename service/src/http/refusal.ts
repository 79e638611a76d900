import type { ErrorName } from '@huoban/contracts/api';

/** An expected failure, as a value: handlers return it, they never throw it. */
export class Refusal {
  constructor(
    readonly error: ErrorName,
    readonly details: {
      /** Names the field or thing, put into the message. */
      name?: string;
      payload?: { retry_after: number };
    } = {},
  ) {}
}

/** 41912: refused for now; `retryAfter` in seconds. */
export const tooMany = (retryAfter: number): Refusal =>
  new Refusal('tooManyAttempts', { payload: { retry_after: Math.max(1, Math.ceil(retryAfter)) } });
