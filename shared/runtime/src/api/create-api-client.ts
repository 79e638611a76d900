import { ERROR_CODES, type ApiClient } from '@huoban/contracts';
import type { EndpointKey, EndpointPayload } from '@huoban/contracts/api';
import { ApiError } from './failure/api-error';
import { axiosTransport } from './transport/axios-transport';
import { buildRequest } from './transport/build-request';
import { parseResponse } from './transport/parse-response';
import { currentToken } from './transport/request-headers';
import type { Caller } from './transport/request-headers';
import { maxAttempts } from './transport/retry-rules';
import { send } from './transport/send';
import type { Transport } from './transport/transport';

export interface ApiClientOptions {
  /** Origin of the service, or empty for the page's own. */
  baseUrl: string;
  /** Asked at each call, so that a login or a change of language counts at once. */
  caller: () => Caller;
  /** Milliseconds per attempt. */
  timeoutMs?: number;
  transport?: Transport;
  /**
   * The service refused the token that was sent (null: none was). Ends the session if it still is the one in force and
   * answers whether the visitor should hear of it: see `endSession`.
   */
  onSessionInvalid?: (tokenSent: string | null) => boolean;
  /** Hears of every failure that the caller does not show itself. */
  onFailure?: (failure: ApiError, endpoint: EndpointKey) => void;
}

/** The typed door to the service: headers, time-outs, retries and the envelope of specification sections 7 and 8. */
export function createApiClient({
  baseUrl,
  caller,
  timeoutMs = 10_000,
  transport = axiosTransport,
  onSessionInvalid = () => true,
  onFailure,
}: ApiClientOptions): ApiClient {
  return {
    async call(endpoint, input, { signal, quiet = false } = {}) {
      const calling = caller();
      // The session is live: by the time the answer comes it may be another one.
      const tokenSent = currentToken(calling.session);
      const request = buildRequest(endpoint, input, calling, baseUrl);
      const attempts = maxAttempts(request.method, endpoint);
      const sent = await send(request, { transport, attempts, timeoutMs, signal });
      const outcome = sent instanceof ApiError ? sent : parseResponse(sent, endpoint);
      if (!(outcome instanceof ApiError)) return asPayload(endpoint, outcome.payload);

      const isNews = outcome.code !== ERROR_CODES.sessionInvalid || onSessionInvalid(tokenSent);
      if (isNews && !quiet) onFailure?.(outcome, endpoint);
      throw outcome;
    },
  };
}

/**
 * The service validates its payloads against the schema that this type is inferred from; the schemas themselves are
 * too heavy for the browser, so beyond "an object" the type rests on the contract check of each release.
 */
const asPayload = <K extends EndpointKey>(_: K, payload: Record<string, unknown>) =>
  payload as EndpointPayload<K>;
