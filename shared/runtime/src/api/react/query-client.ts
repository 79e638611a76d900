import { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which an answer counts as fresh: a page and its Back button share it. */
const STALE_TIME_MS = 60_000;

/** The cache of one page (browser) or of one request (server). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        // The API client repeats what may be repeated.
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        // Otherwise a query waits silently while offline, and no screen can say so.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
