import { ApiError } from '../failure/api-error';
import { isRetryableStatus } from './retry-rules';
import type { Transport, TransportResponse, TransportRequest } from './transport';

export interface SendOptions {
  transport: Transport;
  attempts: number;
  /** Milliseconds of each attempt, its body included. */
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/**
 * Sends a request until there is an answer worth reading or no attempt is left. What goes wrong on the way is a value;
 * it rejects only when the caller gives up (`signal`), with the signal's reason.
 */
export async function send(
  request: Omit<TransportRequest, 'signal'>,
  options: SendOptions,
): Promise<TransportResponse | ApiError> {
  for (let left = options.attempts; ; left -= 1) {
    const outcome = await sendOnce(request, options);
    const worthAnother = outcome instanceof ApiError || isRetryableStatus(outcome.status);
    if (left <= 1 || !worthAnother) return outcome;
  }
}

async function sendOnce(
  request: Omit<TransportRequest, 'signal'>,
  { transport, timeoutMs, signal }: SendOptions,
): Promise<TransportResponse | ApiError> {
  signal?.throwIfAborted();
  const control = new AbortController();
  const { promise: givenUp, cleanUp } = createAbortOrTimeout(signal, timeoutMs, request);
  try {
    // Raced, not only aborted: a transport that ignores its signal must not hold the page.
    const outcome = await Promise.race([
      givenUp,
      transport({ ...request, signal: control.signal }).catch((cause: unknown) =>
        toNetworkFailure(request, cause),
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
    const message = `${method} ${withoutQuery(url)} did not answer within ${timeoutMs} ms`;
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
  // Some servers have a navigator, none of them knows `onLine`.
  const { navigator } = globalThis as { navigator?: { onLine?: boolean } };
  const offline = navigator?.onLine === false;
  // Only the cause's words are kept: axios hangs headers and body on its errors, and errors end up in logs.
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ApiError({
    kind: offline ? 'offline' : 'transport',
    code: 0,
    message: `${method} ${withoutQuery(url)} got no answer: ${reason}`,
  });
}

/** Without the query: it can hold what a visitor typed. */
const withoutQuery = (url: string) => url.split('?')[0];
