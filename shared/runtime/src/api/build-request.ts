import type { EndpointKey } from '@huoban/contracts/api';
import { isRecord } from '../storage/parse-json';
import { requestHeaders } from './request-headers';
import type { Caller } from './request-headers';
import type { TransportRequest } from './transport';

/** Repeats arrays, leaves out what is undefined or null. */
function writeQuery(query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) parameters.append(name, String(one));
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
  const [method = 'GET', path = '/'] = endpoint.split(' ');
  const { query, body } = isRecord(input) ? input : {};
  const headers = requestHeaders(caller, endpoint);
  const url = `${baseUrl.replace(/\/+$/, '')}${path}${isRecord(query) ? writeQuery(query) : ''}`;
  if (body === undefined) return { method, url, headers };
  headers['Content-Type'] = 'application/json';
  return { method, url, headers, body: JSON.stringify(body) };
}
