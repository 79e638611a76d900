/** The body of every API response. `error_code` 0 is success. */
export interface Envelope<Payload = unknown> {
  error_code: number;
  error_message: string;
  payload: Payload | null;
}

/** Error codes of the API. Business errors have HTTP status 200; for other codes the status is noted. */
export const ERROR_CODES = {
  ok: 0,
  /** The input violates the contract; the message names the field (HTTP 400). */
  invalidInput: 40001,
  /** The body is not JSON, too deeply nested, too large or of the wrong type (HTTP 400, 413, 415). */
  badRequest: 40002,
  /** Requires `verify_phone_code` first. */
  verificationNeeded: 40301,
  /** Only pages of the site itself may call this. */
  foreignOrigin: 40302,
  /** Unknown path (HTTP 404). */
  unknownPath: 40401,
  /** The path supports other methods, listed in `Allow` (HTTP 405). */
  wrongMethod: 40501,
  /** No resource has the requested id. */
  notFound: 40402,
  /** The activity has ended or has not begun. */
  activityClosed: 40901,
  /** The account has voted in this activity. */
  alreadyVoted: 40902,
  /** Session missing, invalid, expired or of a deleted account. */
  sessionInvalid: 41001,
  /** A guest has written all messages before a login, or is unknown. The session of an account is not meant. */
  loginNeeded: 41002,
  /** Verification code wrong, used or expired. */
  codeWrong: 41907,
  /** Rate limit of codes, guesses or messages; `payload.retry_after` in seconds. */
  tooManyAttempts: 41912,
  /** The content rules do not allow the message. */
  messageRefused: 41920,
  /** The content rules do not allow the nickname, or nothing of it can be shown. */
  nicknameRefused: 41921,
  /** HTTP 500. */
  internal: 50001,
  /** The endpoint is defined but not implemented. */
  notAvailable: 50101,
  /** The SMS could not be sent. */
  smsFailed: 50201,
  /** The database is not available (HTTP 503). */
  unavailable: 50301,
} as const;

export type ErrorName = keyof typeof ERROR_CODES;
