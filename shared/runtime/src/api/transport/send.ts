import { ApiError } from '../failure/api-error';
import { isRetryableStatus } from './retry-rules';
import type { Transport, TransportResponse, TransportRequest } from './transport';

export interface SendOptions {
  transport: Transport;
  attempts: number;
  /** Limit per attempt, including the body. */
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/**
 * Sends a request, with retries. Network failures and timeouts are returned as values.
 * @throws the reason of `signal` when the caller aborts
 */
export async function send(
  request: Omit<TransportRequest, 'signal'>,
  options: SendOptions,
): Promise<TransportResponse | ApiError> {
  for (let left = options.attempts; ; left -= 1) {
    const outcome = await sendOnce(request, options);
    const isRetryable = outcome instanceof ApiError || isRetryableStatus(outcome.status);
    if (left <= 1 || !isRetryable) return outcome;
  }
}

async function sendOnce(
  request: Omit<TransportRequest, 'signal'>,
  { transport, timeoutMs, signal }: SendOptions,
): Promise<TransportResponse | ApiError> {
  signal?.throwIfAborted();
  const control = new AbortController();
  const { promise: abortOrTimeout, cleanUp } = createAbortOrTimeout(signal, timeoutMs, request);
  try {
    // A race, because a transport that ignores its signal must not block the page.
    const outcome = await Promise.race([
      abortOrTimeout,
      transport({ ...request, signal: control.signal }).catch((error: unknown) =>
        toNetworkFailure(request, error),
      ),
    ]);
    signal?.throwIfAborted();
    return outcome;
  } finally {
    cleanUp();
    control.abort();
  }
}

function createAbortOrTimeout(
  signal: AbortSignal | undefined,
  timeoutMs: number,
  { method, url }: Pick<TransportRequest, 'method' | 'url'>,
) {
  let timer: ReturnType<typeof setTimeout>;
  let stop: () => void;
  const promise = new Promise<ApiError>((resolve) => {
    const message = `${method} ${pathOf(url)} did not respond within ${timeoutMs} ms`;
    stop = () => resolve(new ApiError({ kind: 'timeout', code: 0, message }));
    timer = setTimeout(stop, timeoutMs);
    signal?.addEventListener('abort', stop);
  });
  const cleanUp = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  };
  return { promise, cleanUp };
}

function toNetworkFailure(
  { method, url }: Pick<TransportRequest, 'method' | 'url'>,
  cause: unknown,
) {
  // Node has a `navigator` without `onLine`.
  const { navigator } = globalThis as { navigator?: { onLine?: boolean } };
  const offline = navigator?.onLine === false;
  // Only the message is used: axios errors contain headers and body, which must not be logged.
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({
    kind: offline ? 'offline' : 'transport',
    code: 0,
    message: `${method} ${pathOf(url)} failed without a response: ${reason}`,
  });
}

/** Without the query, which can contain input of a visitor, and the origin: error pages of the server show messages. */
const pathOf = (url: string) => url.replace(/^\w+:\/\/[^/]*/, '').split('?')[0];
