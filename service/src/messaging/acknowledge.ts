import type { Language } from '@huoban/contracts';
import type { Result } from '@huoban/contracts/messaging';
import { refused } from '../http/envelope';
import type { Refusal } from '../http/refusal';

/** A refusal as the acknowledgement of an event, its message in the reader's language. */
export const refusedResult = (
  refusal: Refusal,
  language: Language,
): Extract<Result, { ok: false }> => {
  const { error_code, error_message } = refused(refusal, language);
  const retryAfter = refusal.details.payload?.retry_after;
  return {
    ok: false,
    error_code,
    error_message,
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  };
};
