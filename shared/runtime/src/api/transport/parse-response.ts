import { ERROR_CODES } from '@huoban/contracts';
import type { EndpointKey, Envelope } from '@huoban/contracts/api';
import { isRecord, parseJson } from '../../storage/parse-json';
import { ApiError } from '../failure/api-error';
import type { TransportResponse } from './transport';

const CODES_WITH_BODY = new Set<number>([ERROR_CODES.codeWrong, ERROR_CODES.tooManyAttempts]);

/** Parses the envelope, or returns null for any other body (HTML of a proxy, truncated JSON). */
function parseEnvelope(text: string): Envelope | null {
  const body = parseJson(text);
  if (!isRecord(body)) return null;
  const { error_code: code, error_message: message } = body;
  if (typeof code !== 'number' || !Number.isInteger(code)) return null;
  return {
    error_code: code,
    error_message: typeof message === 'string' ? message : '',
    payload: body['payload'] ?? body['data'] ?? null,
  };
}

/** Returns the payload of any type on success, which is an envelope with code 0, else the failure. */
export function parseResponse(
  response: TransportResponse,
  endpoint: EndpointKey,
): { payload: unknown } | ApiError {
  const envelope = parseEnvelope(response.text);
  if (response.status >= 500 || (envelope === null && response.status >= 400)) {
    return new ApiError({
      kind: 'transport',
      code: response.status,
      message: `${endpoint} responded with HTTP ${response.status}`,
    });
  }
  if (envelope && envelope.error_code !== 0) {
    const { error_code: code, error_message: message } = envelope;
    return new ApiError({
      kind: 'business',
      code,
      message,
      ...(CODES_WITH_BODY.has(code) && { body: envelope }),
    });
  }
  if (envelope) return { payload: envelope.payload };
  return new ApiError({
    kind: 'malformed',
    code: response.status,
    message: `${endpoint} responded without an envelope`,
  });
}
