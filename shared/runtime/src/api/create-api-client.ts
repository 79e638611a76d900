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
  /** Origin of the API; empty for the origin of the page. */
  baseUrl: string;
  /** Called for each request, so that logins and language changes take effect at once. */
  caller: () => Caller;
  /** Sent with every request. */
  headers?: Record<string, string> | undefined;
  /** Limit per attempt. */
  timeoutMs?: number;
  transport?: Transport;
  /**
   * Called when the service refuses the token that was sent (null: none was sent). Ends the session if the token is
   * still current, and returns whether to report the failure: see `endSession`.
   */
  onSessionInvalid?: (tokenSent: string | null) => boolean;
  /** Called for every failed call. */
  onFailure?: (failure: ApiError, endpoint: EndpointKey) => void;
}

/** Creates the API client: headers, timeouts, retries and the envelope of sections 7 and 8 of the specification. */
export function createApiClient({
  baseUrl,
  caller,
  headers,
  timeoutMs = 10_000,
  transport = axiosTransport,
  onSessionInvalid = () => true,
  onFailure,
}: ApiClientOptions): ApiClient {
  return {
    async call(endpoint, input, { signal, keepalive = false } = {}) {
      const context = caller();
      // The session can change before the response arrives.
      const tokenSent = currentToken(context.session);
      const built = buildRequest(endpoint, input, context, baseUrl);
      const request = { ...built, headers: { ...headers, ...built.headers }, keepalive };
      const attempts = maxAttempts(request.method, endpoint);
      const sent = await send(request, { transport, attempts, timeoutMs, signal });
      const outcome = sent instanceof ApiError ? sent : parseResponse(sent, endpoint);
      if (!(outcome instanceof ApiError)) return asPayload(endpoint, outcome.payload);

      const isReported = outcome.code !== ERROR_CODES.sessionInvalid || onSessionInvalid(tokenSent);
      if (isReported) onFailure?.(outcome, endpoint);
      throw outcome;
    },
  };
}

/**
 * The payload is not validated in the browser, where the schemas would be too large: the service validates its
 * responses against the schema of this type, and publishing checks the contract. The envelope alone decides about
 * success, so that queries check with `requireObject` what they show.
 */
const asPayload = <K extends EndpointKey>(_: K, payload: unknown) => payload as EndpointPayload<K>;
