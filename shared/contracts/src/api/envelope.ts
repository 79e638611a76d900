/** The body of every answer of the service. `error_code` 0 is success. */
export interface Envelope<Payload = unknown> {
  error_code: number;
  error_message: string;
  payload: Payload | null;
}

/** Error codes that a screen may have to tell apart. Business errors travel on HTTP 200; the others name their status. */
export const ERROR_CODES = {
  ok: 0,
  /** The input breaks the contract; the message says which field (HTTP 400). */
  invalidInput: 40001,
  /** The body is not JSON, nested too deeply, too large or of a wrong type (HTTP 400, 413, 415). */
  badRequest: 40002,
  /** A code must be verified first (`verify_phone_code`). */
  verificationNeeded: 40301,
  /** The API has no such path (HTTP 404). */
  unknownPath: 40401,
  /** The path takes other methods, named by `Allow` (HTTP 405). */
  wrongMethod: 40501,
  /** The thing that was asked for by id does not exist. */
  notFound: 40402,
  /** Session missing, wrong, expired or of a deleted account. */
  sessionInvalid: 41001,
  /** Verification code wrong, used or expired. */
  codeWrong: 41907,
  /** Too many codes sent or guessed, too many messages; `payload.retry_after` in seconds. */
  tooManyAttempts: 41912,
  /** The rules of the house do not allow what was said. */
  messageRefused: 41920,
  /** HTTP 500. */
  internal: 50001,
  /** The endpoint is defined but does not answer yet. */
  notAvailable: 50101,
  /** The SMS could not be sent. */
  smsFailed: 50201,
  /** The database does not answer (HTTP 503). */
  unavailable: 50301,
} as const;

export type ErrorName = keyof typeof ERROR_CODES;
