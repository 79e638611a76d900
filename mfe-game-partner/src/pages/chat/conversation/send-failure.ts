import { ERROR_CODES } from '@huoban/contracts';

/** Why a message was not sent. */
export type SendFailure =
  | { kind: 'refused'; message: string }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'signedOut' }
  | { kind: 'loginNeeded' }
  | { kind: 'service' }
  | { kind: 'timeout' };

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
    default:
      return { kind: 'service' };
  }
}
