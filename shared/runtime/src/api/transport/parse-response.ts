import { ERROR_CODES } from '@huoban/contracts';
import type { EndpointKey, Envelope } from '@huoban/contracts/api';
import { isRecord, parseJson } from '../../storage/parse-json';
import { ApiError } from '../failure/api-error';
import type { TransportResponse } from './transport';

const CODES_WITH_BODY = new Set<number>([ERROR_CODES.codeWrong, ERROR_CODES.tooManyAttempts]);

/** The envelope of an answer, or null when the text is none (a proxy's HTML page, a cut body). */
function readEnvelope(text: string): Envelope | null {
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

/** What an answer means: the payload on success, else the failure. Every payload of the service is an object. */
export function parseResponse(
  answer: TransportResponse,
  endpoint: EndpointKey,
): { payload: Record<string, unknown> } | ApiError {
  const envelope = readEnvelope(answer.text);
  if (answer.status >= 500 || (envelope === null && answer.status >= 400)) {
    return new ApiError({
      kind: 'transport',
      code: answer.status,
      message: `${endpoint} answered HTTP ${answer.status}`,
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
  if (envelope && isRecord(envelope.payload)) return { payload: envelope.payload };
  return new ApiError({
    kind: 'malformed',
    code: answer.status,
    message: `${endpoint} answered something that is not the service's envelope`,
  });
}
