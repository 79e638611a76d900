import { useSyncExternalStore } from 'react';

/** The entry of a `server-timing` header that names its request. */
const TIMING = 'request';
const FIRST_FAILURE = 500;

/** Id of the request that failed last, else of the document. Browsers show it on secure origins only. */
function readFailedRequestId(): string | null {
  if (!('getEntriesByType' in performance)) return null;
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const failed = requests.filter(({ responseStatus }) => responseStatus >= FIRST_FAILURE).at(-1);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const timing = (failed ?? navigation)?.serverTiming.find(({ name }) => name === TIMING);
  return timing?.description || null;
}

const subscribeToNothing = () => () => undefined;

/** Null on the server and until the page is hydrated. */
export function useFailedRequestId(): string | null {
  return useSyncExternalStore(subscribeToNothing, readFailedRequestId, () => null);
}
