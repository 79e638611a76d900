import { ERROR_CODES } from '@huoban/contracts';

/** Why a message was not sent. */
export type SendFailure =
  | { kind: 'refused'; message: string }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'signedOut' }
  | { kind: 'loginNeeded' }
  | { kind: 'service' }
  /** The service has no database. */
  | { kind: 'unavailable' }
  | { kind: 'timeout' };

/** Whether the same message may be stored later, without a change. */
export const isTemporary = (failure: SendFailure | undefined): boolean =>
  failure?.kind === 'unavailable' || failure?.kind === 'timeout';

/** A negative acknowledgement. */
export interface ErrorReply {
  error_code: number;
  error_message: string;
  retry_after?: number;
}

export function toSendFailure({ error_code, error_message, retry_after }: ErrorReply): SendFailure {
  switch (error_code) {
    case ERROR_CODES.sessionInvalid:
      return { kind: 'signedOut' };
    case ERROR_CODES.loginNeeded:
      return { kind: 'loginNeeded' };
    case ERROR_CODES.tooManyAttempts:
      return { kind: 'tooMany', seconds: Math.max(1, Math.ceil(retry_after ?? 1)) };
    case ERROR_CODES.messageRefused:
      return { kind: 'refused', message: error_message };
    case ERROR_CODES.unavailable:
      return { kind: 'unavailable' };
    default:
      return { kind: 'service' };
  }
}
