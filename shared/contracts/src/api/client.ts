import type { EndpointKey, EndpointPayload, EndpointInput } from './endpoint';

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows the failure itself: no toast. */
  quiet?: boolean;
}

/** A typed door to the service: `api.call('GET /api/visitor/game/detail', { query: { game_id } })`. */
export interface ApiClient {
  /** Resolves with the payload of the envelope; rejects with an `ApiFailure`. */
  call<K extends EndpointKey>(
    endpoint: K,
    input: EndpointInput<K>,
    options?: CallOptions,
  ): Promise<EndpointPayload<K>>;
}

/** Every way a call can fail, as one shape that the screen can read. */
export interface ApiFailure {
  kind: 'business' | 'transport' | 'timeout' | 'offline' | 'malformed';
  /** `error_code` of the envelope, or the HTTP status, or 0. */
  code: number;
  message: string;
  /** Whole body for 41907 and 41912. */
  body?: { error_code: number; error_message: string; payload?: unknown };
}
