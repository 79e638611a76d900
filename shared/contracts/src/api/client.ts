import type { EndpointKey, EndpointPayload, EndpointInput } from './endpoint';

export interface CallOptions {
  signal?: AbortSignal;
  /** Sends the request at once and completes it even if the visitor leaves the page. */
  keepalive?: boolean;
}

/** Typed client of the API: `api.call('GET /api/visitor/game/detail', { query: { game_id } })`. */
export interface ApiClient {
  /** Resolves with the payload of the envelope; rejects with an `ApiFailure`. */
  call<K extends EndpointKey>(
    endpoint: K,
    input: EndpointInput<K>,
    options?: CallOptions,
  ): Promise<EndpointPayload<K>>;
}
