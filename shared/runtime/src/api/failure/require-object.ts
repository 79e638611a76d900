import { isRecord } from '../../storage/parse-json';
import { ApiError } from './api-error';

/** The payload of a successful call, for content that cannot be shown without one. @throws ApiError unless an object */
export function requireObject<Payload>(payload: Payload): Payload {
  if (isRecord(payload)) return payload;
  throw new ApiError({ kind: 'malformed', code: 200, message: 'the payload is not an object' });
}
