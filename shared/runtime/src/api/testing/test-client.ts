import type { ApiClientOptions } from '../create-api-client';
import { createApiClient } from '../create-api-client';
import type { Caller } from '../transport/request-headers';
import type { Transport, TransportResponse, TransportRequest } from '../transport/transport';

/** One scripted response: a response, an error to reject with, or a function. */
export type ResponseStep = TransportResponse | Error | Transport;

export const response = (body: unknown, status = 200): TransportResponse => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
export const success = (payload: unknown = {}) =>
  response({ error_code: 0, error_message: '', payload });
export const refusal = (error_code: number, error_message = 'no', payload: unknown = null) =>
  response({ error_code, error_message, payload });
export const status = (code: number) => response('<html>', code);
/** Never responds and ignores its signal. */
export const hang: Transport = () => new Promise<never>(() => undefined);

export const VISITOR_CALLER: Caller = {
  language: 'zh',
  device: 'desktop',
  session: { isLoggedIn: false, userInfo: null },
  channel: 'official-website',
  deviceIdentifier: '42',
};

/** Creates a client whose transport responds with `steps`; the last step repeats. */
export function createTestClient(steps: ResponseStep[], options: Partial<ApiClientOptions> = {}) {
  const requests: TransportRequest[] = [];
  const transport: Transport = async (request) => {
    const step = steps[Math.min(requests.length, steps.length - 1)] ?? hang;
    requests.push(request);
    if (step instanceof Error) throw step;
    return typeof step === 'function' ? step(request) : step;
  };
  const onFailure = jest.fn();
  const api = createApiClient({
    baseUrl: 'http://service',
    caller: () => VISITOR_CALLER,
    transport,
    onFailure,
    ...options,
  });
  return { api, requests, onFailure };
}
