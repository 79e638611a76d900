import type { ERROR_CODES } from '@huoban/contracts/api';

type Code<Name extends keyof typeof ERROR_CODES> = (typeof ERROR_CODES)[Name];

// Repeated with their types: the values live beside the schemas, which must not reach the browser.
const SESSION_INVALID: Code<'sessionInvalid'> = 41001;
const TOO_MANY: Code<'tooManyAttempts'> = 41912;
const MESSAGE_REFUSED: Code<'messageRefused'> = 41920;

/** Why a message was not taken. */
export type SendFailure =
  | { kind: 'refused'; message: string }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'signedOut' }
  | { kind: 'service' }
  | { kind: 'unanswered' };

/** What the service says when it does not do what it was asked. */
export interface ErrorReply {
  error_code: number;
  error_message: string;
  retry_after?: number;
}

export function toSendFailure({ error_code, error_message, retry_after }: ErrorReply): SendFailure {
  switch (error_code) {
    case SESSION_INVALID:
      return { kind: 'signedOut' };
    case TOO_MANY:
      return { kind: 'tooMany', seconds: Math.max(1, Math.ceil(retry_after ?? 1)) };
    case MESSAGE_REFUSED:
      return { kind: 'refused', message: error_message };
    default:
      return { kind: 'service' };
  }
}

/** Whether the service has understood a call and does not want it: another try changes nothing. */
export const isRefusal = (failure: unknown): boolean =>
  typeof failure === 'object' &&
  failure !== null &&
  'kind' in failure &&
  failure.kind === 'business';
