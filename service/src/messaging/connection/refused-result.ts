import type { Language } from '@huoban/contracts';
import type { SocketReply } from '@huoban/contracts/messaging';
import { failureEnvelope } from '../../http/envelope';
import type { Refusal } from '../../http/refusal';

/** A refusal as the acknowledgement of an event, with its message in the client's language. */
export function toRefusedResult(
  refusal: Refusal,
  language: Language,
): Extract<SocketReply, { ok: false }> {
  const { error_code, error_message } = failureEnvelope(refusal, language);
  const retryAfter = refusal.details.payload?.retry_after;
  return {
    ok: false,
    error_code,
    error_message,
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  };
}
