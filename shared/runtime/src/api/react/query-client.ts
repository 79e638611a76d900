import { QueryClient } from '@tanstack/react-query';

/** A page and a return to it by the Back button share one response. */
const STALE_TIME_MS = 60_000;

/** Creates the cache of one tab or, on the server, of one request. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        // The API client retries.
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        // With the default mode a query pauses while offline, so components could not show the failure.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
