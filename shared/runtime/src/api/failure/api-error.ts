import { isApiFailure, type ApiFailure } from '@huoban/contracts';

/** The failure of an API call. `message` is the text of the service for `business`, else a text for the log. */
export class ApiError extends Error implements ApiFailure {
  override readonly name = 'ApiError';
  readonly kind: ApiFailure['kind'];
  readonly code: number;
  readonly body?: ApiFailure['body'];

  constructor({ kind, code, message, body }: ApiFailure) {
    super(message);
    this.kind = kind;
    this.code = code;
    if (body) this.body = body;
  }
}

/** Log fields of a failure. They never include the request, which can hold a phone number, a code or a token. */
export const failureLogFields = (error: unknown) =>
  isApiFailure(error)
    ? { kind: error.kind, code: error.code, message: error.message }
    : { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) };
