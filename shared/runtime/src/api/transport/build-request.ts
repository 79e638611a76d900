import { methodAndPath } from '@huoban/contracts';
import type { EndpointKey } from '@huoban/contracts/api';
import { isRecord } from '../../storage/parse-json';
import { requestHeaders } from './request-headers';
import type { Caller } from './request-headers';
import type { TransportRequest } from './transport';

/** Removes U+0000 and lone surrogates, which the service refuses. They come from URLs and truncated texts. */
const sanitizeText = (text: string): string =>
  text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

/** Repeats the parameter for arrays; omits undefined and null. */
function toQueryString(query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) parameters.append(name, sanitizeText(String(item)));
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Converts an endpoint key and its input to one HTTP request. */
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
  const sanitize = (_: string, value: unknown) =>
    typeof value === 'string' ? sanitizeText(value) : value;
  return { method, url, headers, body: JSON.stringify(body, sanitize) };
}
