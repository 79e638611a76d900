import { methodAndPath } from '@huoban/contracts';
import type { EndpointKey } from '@huoban/contracts/api';
import { isRecord } from '../../storage/parse-json';
import { requestHeaders } from './request-headers';
import type { Caller } from './request-headers';
import type { TransportRequest } from './transport';

/**
 * Text as the service takes it: it refuses U+0000 and halves of surrogate pairs. Both come out of addresses and of
 * texts that were cut, so a visitor could not mend them.
 */
const sanitizeText = (text: string): string =>
  text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

/** Repeats arrays, leaves out what is undefined or null. */
function toQueryString(query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) parameters.append(name, sanitizeText(String(one)));
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Turns `METHOD path` and its input into one HTTP request. */
export function buildRequest(
  endpoint: EndpointKey,
  input: unknown,
  caller: Caller,
  baseUrl: string,
): Omit<TransportRequest, 'signal'> {
  const [method, path] = methodAndPath(endpoint);
  const { query, body } = isRecord(input) ? input : {};
  const headers = requestHeaders(caller, endpoint);
  const url = `${baseUrl.replace(/\/+$/, '')}${path}${isRecord(query) ? toQueryString(query) : ''}`;
  if (body === undefined) return { method, url, headers };
  headers['Content-Type'] = 'application/json';
  const clean = (_: string, value: unknown) =>
    typeof value === 'string' ? sanitizeText(value) : value;
  return { method, url, headers, body: JSON.stringify(body, clean) };
}
